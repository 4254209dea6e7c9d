'use client'

import type { ReactNode } from 'react'
import { CALLS, type CallName } from '../../api/calls'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import type { FormField } from './form-field'
import { useCall } from './use-call'

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
  children?: ReactNode
}

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
  children,
}: Props) {
  const { form, isReady, isSending, address, answer, send } = useCall({ call, fields, next })
  const problems = answer.ok ? {} : answer.fields
  const needsScript = fields.some(({ input }) => input === 'password')
  return (
    <form
      ref={form}
      method="post"
      action={address}
      noValidate={isReady}
      onSubmit={send}
      className="grid gap-6"
    >
      {!answer.ok && <Refusal message={answer.message ?? connection} />}
      {Object.entries({ a: CALLS[call].a ?? '', ...hidden, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(field => (
        <Field
          key={field.name}
          field={field}
          known={known[field.name]}
          error={field.problems[problems[field.name] ?? '']}
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

type FieldProps = { field: FormField; known: string | undefined; error: string | undefined }

const Field = ({
  field: { name, input, label, hint, autoComplete, isOptional },
  known,
  error,
}: FieldProps) => (
  <TextField
    name={name}
    type={input}
    label={label}
    hint={hint}
    autoComplete={autoComplete}
    defaultValue={known}
    required={!isOptional}
    error={error}
  />
)

const Refusal = ({ message }: { message: string }) =>
  message === '' ? null : <Notice tone="danger">{message}</Notice>
