'use client'
import { useFormModified } from '@payloadcms/ui'
import { LeaveGuard } from './leave-guard'

/** In a form of Payload, which asks at links alone: Back within the admin would take what is not saved with it. */
export function BackGuard() {
  const isModified = useFormModified()
  return <LeaveGuard isUnsaved={() => isModified} isPayloads />
}
