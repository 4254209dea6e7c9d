import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApiBases } from '../../api/bases'
import type { CallName } from '../../api/calls'
import { addressOf, type CallResult, sendForm } from '../../api/client'
import { useIsReady } from '../../ui/use-is-ready'
import { type FormField, problemsOf, sentOf, type Values } from './form-field'

/** `before`: how it was answered when it was sent without a script. */
type Calling = { call: CallName; fields: readonly FormField[]; next: string; before: CallResult }

/** Sends a form to a call of the shop, and leads on where it was done; else the first field that is wrong has the focus. */
export function useCall({ call, fields, next, before }: Calling) {
  const bases = useApiBases()
  const form = useRef<HTMLFormElement>(null)
  const isReady = useIsReady()
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState(before)

  useEffect(() => {
    if (answer.ok) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
  }, [answer])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const values = valuesOf(event.currentTarget)
    const wrong = problemsOf(fields, values)
    if (Object.keys(wrong).length > 0) return setAnswer({ ok: false, message: '', fields: wrong })
    setSending(true)
    const told = await sendForm(bases, call, sentOf(fields, values))
    setAnswer(told)
    if (told.ok) window.location.assign(next)
    else setSending(false)
  }

  return { form, isReady, isSending, address: addressOf(bases, call), answer, send }
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
