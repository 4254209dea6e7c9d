'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { askShop } from '../calls/ask-shop'
import { useWords } from '../words/use-words'

/** Inside the form of the document, so it is no form. */
export function CancelScheduled({ address, label }: { address: string; label: string }) {
  const t = useWords()
  const isBusy = useRef(false)
  const router = useRouter()
  const cancel = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const { isOk, refusal } = await askShop(address)
    isBusy.current = false
    if (isOk) toast.success(t('Canceled.'))
    else toast.error(refusal?.message ?? t('Nothing was canceled: the shop did not answer. Try again.'))
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
      {t('Cancel')}
    </Button>
  )
}
