'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { z } from 'zod'

const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

async function whyNot(answer: Response | null): Promise<string> {
  const told = refused.safeParse(await answer?.json().catch(() => null))
  return told.data?.errors[0].message ?? 'Nothing was cancelled: the shop did not answer. Try again.'
}

/** Inside the form of the document, so it is no form. */
export function CancelScheduled({ address, label }: { address: string; label: string }) {
  const isBusy = useRef(false)
  const router = useRouter()
  const cancel = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(() => null)
    isBusy.current = false
    if (answer?.ok) toast.success('Cancelled.')
    else toast.error(await whyNot(answer))
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
