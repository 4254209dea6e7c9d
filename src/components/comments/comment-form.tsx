'use client'

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react'
import { commentProblems, MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '@/site/comment-rules'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { type CallResult, sendForm } from '../api/client'
import { type FormState, NOTHING_SENT } from '../support/form-state'
import { Button } from '../ui/button'
import { TextArea, TextField } from '../ui/field'
import { Notice } from '../ui/notice'

type Field = { label: string; hint?: string; problems: Readonly<Record<string, string>> }
type Props = {
  /** Takes it without this script. */
  action: (before: FormState, form: FormData) => Promise<FormState>
  /** The page with the form in sight. */
  here: string
  article: number
  locale: Locale
  fields: Record<'name' | 'text', Field>
  texts: Record<'send' | 'sending' | 'sent' | 'connection' | 'tooMany', string>
}

/** A plain form until this script runs. */
export function CommentForm({ action, here, article, locale, fields, texts }: Props) {
  const [before, sendPlain] = useActionState(action, NOTHING_SENT, here)
  const form = useRef<HTMLFormElement>(null)
  const bases = useApiBases()
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState(() => answerTo(before, texts.tooMany))
  const wrong = answer?.ok === false ? answer.fields : {}

  useEffect(() => {
    if (answer?.ok) form.current?.reset()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const values = {
      article: String(article),
      locale,
      name: String(data.get('name')),
      text: String(data.get('text')),
    }
    const problems = commentProblems(values)
    if (Object.keys(problems).length > 0) return setAnswer({ ok: false, message: '', fields: problems })
    setSending(true)
    setAnswer(await sendForm(bases, 'comment', values))
    setSending(false)
  }

  return (
    <form ref={form} action={sendPlain} noValidate onSubmit={send} className="grid gap-4">
      {answer && <Outcome answer={answer} texts={texts} />}
      <TextField
        name="name"
        label={fields.name.label}
        error={fields.name.problems[wrong.name ?? '']}
        defaultValue={before.values.name}
        autoComplete="nickname"
        autoFocus={wrong.name !== undefined}
        required
        minLength={MIN_NAME_LENGTH}
        maxLength={MAX_NAME_LENGTH}
      />
      <TextArea
        name="text"
        label={fields.text.label}
        hint={fields.text.hint}
        error={fields.text.problems[wrong.text ?? '']}
        defaultValue={before.values.text}
        autoFocus={wrong.name === undefined && wrong.text !== undefined}
        required
        minLength={20}
        maxLength={MAX_COMMENT_LENGTH}
      />
      <Button aria-disabled={isSending} className="justify-self-start">
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  )
}

/** Undefined before it was sent. */
function answerTo({ problems, tooMany }: FormState, message: string): CallResult | undefined {
  if (tooMany) return { ok: false, message, fields: {} }
  return Object.keys(problems).length > 0 ? { ok: false, message: '', fields: problems } : undefined
}

function Outcome({ answer, texts }: { answer: CallResult; texts: Props['texts'] }) {
  if (answer.ok) return <Notice tone="positive">{texts.sent}</Notice>
  const message = answer.message ?? texts.connection
  return message === '' ? null : <Notice tone="danger">{message}</Notice>
}
