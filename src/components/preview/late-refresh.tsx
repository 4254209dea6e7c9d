'use client'

import { lazy, Suspense } from 'react'

const RefreshOnSave = lazy(() => import('./refresh-on-save'))

/** Follows the admin; its script is loaded in a preview only. */
export function LateRefresh() {
  return (
    <Suspense>
      <RefreshOnSave />
    </Suspense>
  )
}
