'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const ownOrigin = () => window.location.origin

/** Shows what the admin around this page saves. Both are of one host, whichever it is. */
export default function RefreshOnSave() {
  const router = useRouter()
  const origin = useSyncExternalStore(never, ownOrigin, () => null)
  return origin && <RefreshRouteOnSave refresh={router.refresh} serverURL={origin} />
}
