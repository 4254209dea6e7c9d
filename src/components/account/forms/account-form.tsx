'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useApiBases } from '../../api/bases'
import { CALLS, type CallName } from '../../api/calls'
import { addressOf, type CallResult, sendForm } from '../../api/client'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { useIsReady } from '../../ui/use-is-ready'
import { type FormField, problemsOf, sentOf, type Values } from './form-field'

type Props = {
  call: CallName
  fields: readonly FormField[]
  /** Sent along with the fields: the language, an email's token. */
  hidden: Readonly<Record<string, string>>
  next: string
  submit: string
  /** For what cannot be undone. */
  isDangerous?: boolean
  working: string
  /** Shown when the server cannot be reached. */
  connection: string
  /** What fields begin with. */
  known?: Readonly<Record<string, string | undefined>>
  /** How it was answered when it was sent without this script. */
  before?: CallResult
  /** Below the refusal where the address has an account: what its owner may do. */
  taken?: ReactNode
  children?: ReactNode
}

const TAKEN = 409

const NOT_SENT: CallResult = { ok: true, data: null }

/** With a password field it sends nothing before this script runs: a password leaves the browser only hashed. */
export function AccountForm({
  call,
  fields,
  hidden,
  next,
  submit,
  isDangerous,
  working,
  connection,
  known = {},
  before = NOT_SENT,
  taken,
  children,
}: Props) {
  const bases = useApiBases()
  const form = useRef<HTMLFormElement>(null)
  const isReady = useIsReady()
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState(before)
  const problems = answer.ok ? {} : answer.fields
  const needsScript = fields.some(({ input }) => input === 'password')

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

  return (
    <form
      ref={form}
      method="post"
      action={addressOf(bases, call)}
      noValidate
      onSubmit={send}
      className="grid gap-6"
    >
      {!answer.ok && (
        <Refusal message={answer.message ?? connection}>{answer.status === TAKEN && taken}</Refusal>
      )}
      {Object.entries({ a: CALLS[call].a ?? '', ...hidden, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, input, label, hint, autoComplete, isOptional, problems: sentences }) => (
        <TextField
          key={name}
          name={name}
          type={input}
          label={label}
          hint={hint}
          autoComplete={autoComplete}
          defaultValue={known[name]}
          required={!isOptional}
          autoFocus={problems[name] !== undefined}
          error={sentences[problems[name] ?? '']}
        />
      ))}
      {children}
      <Button
        kind={isDangerous ? 'danger' : 'primary'}
        size="large"
        isWide
        disabled={needsScript && !isReady}
        aria-disabled={isReady ? isSending : undefined}
      >
        {isSending ? working : submit}
      </Button>
    </form>
  )
}

const Refusal = ({ message, children }: { message: string; children: ReactNode }) =>
  message === '' ? null : (
    <Notice tone="danger">
      <p>{message}</p>
      {children}
    </Notice>
  )

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
