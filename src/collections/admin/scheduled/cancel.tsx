'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'

/** Inside the form of the document, so it is no form. */
export function CancelScheduled({ address, label }: { address: string; label: string }) {
  const isBusy = useRef(false)
  const router = useRouter()
  const cancel = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await fetch(address, { method: 'POST', credentials: 'include' })
    isBusy.current = false
    if (answer.ok) toast.success('Cancelled.')
    else toast.error('It is done, or was cancelled before.')
    router.refresh()
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      aria-label={label}
      onClick={() => void cancel()}
    >
      Cancel
    </Button>
  )
}
