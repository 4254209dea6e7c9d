'use client'

import { useSyncExternalStore } from 'react'
import { Button } from './button'

const never = () => () => {}

/** Opens the browser's print dialog, which can write a PDF; where no script runs, it is not there. */
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
