'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { commentProblems, MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '@/site/comment-rules'
import { useApiBases } from '../api/bases'
import { addressOf, type CallResult, sendForm } from '../api/client'
import { Button } from '../ui/button'
import { TextArea, TextField } from '../ui/field'
import { Notice } from '../ui/notice'

type Field = { label: string; hint?: string; problems: Readonly<Record<string, string>> }
type Props = {
  /** How it was answered when it was sent without this script. */
  before: CallResult | undefined
  hidden: Readonly<Record<string, string>>
  fields: Record<'name' | 'text', Field>
  texts: Record<'send' | 'sending' | 'sent' | 'connection', string>
}

/** A plain form until this script runs. */
export function CommentForm({ before, hidden, fields, texts }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const bases = useApiBases()
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState(before)
  const wrong = answer?.ok === false ? answer.fields : {}

  useEffect(() => {
    if (answer?.ok) form.current?.reset()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const values = { ...hidden, name: String(data.get('name')), text: String(data.get('text')) }
    const problems = commentProblems(values)
    if (Object.keys(problems).length > 0) return setAnswer({ ok: false, message: '', fields: problems })
    setSending(true)
    setAnswer(await sendForm(bases, 'comment', values))
    setSending(false)
  }

  return (
    <form
      ref={form}
      method="post"
      // A redirect keeps the place in the page.
      action={`${addressOf(bases, 'comment')}#comments`}
      noValidate
      onSubmit={send}
      className="grid gap-4"
    >
      {answer && <Outcome answer={answer} texts={texts} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="name"
        label={fields.name.label}
        error={fields.name.problems[wrong.name ?? '']}
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

function Outcome({ answer, texts }: { answer: CallResult; texts: Props['texts'] }) {
  if (answer.ok) return <Notice tone="positive">{texts.sent}</Notice>
  const message = answer.message ?? texts.connection
  return message === '' ? null : <Notice tone="danger">{message}</Notice>
}
