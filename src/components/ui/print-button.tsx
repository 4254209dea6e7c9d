'use client'

import { useSyncExternalStore } from 'react'
import { Button } from './button'

const never = () => () => {}

/** Not rendered where no script runs. */
export function PrintButton({ label }: { label: string }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isReady) return null
  return (
    <Button type="button" kind="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
