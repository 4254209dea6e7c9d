import { toast } from '@payloadcms/ui'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { whyNotSent } from '../calls/why-not-sent'
import { useWords } from '../words/use-words'

const LONG_MS = 15_000

/** Lets forms of a screen be sent only while the sign-in holds; gives the one that is under way, until somebody types again. */
export function useSending(): RefObject<HTMLFormElement | null> {
  const sent = useRef<HTMLFormElement>(null)
  const isAsking = useRef(false)
  const t = useWords()

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    isAsking.current = true
    const reason = await whyNotSent()
    isAsking.current = false
    if (reason) {
      // A question that was answered yes would stand before the reason.
      form.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      return void toast.error(t(reason), { duration: LONG_MS })
    }
    sent.current = form
    form.requestSubmit(submitter)
  }
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter, defaultPrevented } = event
    if (defaultPrevented || !(form instanceof HTMLFormElement) || sent.current === form) return
    if (form.method === 'get') {
      sent.current = form
      return
    }
    event.preventDefault()
    if (!isAsking.current) void send(form, submitter)
  })
  useEffect(() => {
    const submit = (event: SubmitEvent) => onSubmit(event)
    const input = () => {
      sent.current = null
    }
    document.addEventListener('submit', submit)
    document.addEventListener('input', input)
    return () => {
      document.removeEventListener('submit', submit)
      document.removeEventListener('input', input)
    }
  }, [])
  return sent
}
