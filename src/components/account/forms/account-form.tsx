'use client'

import type { ReactNode } from 'react'
import { CALLS, type CallName } from '../../api/calls'
import type { CallResult } from '../../api/client'
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
  const { form, isReady, isSending, address, answer, send } = useCall({ call, fields, next, before })
  const problems = answer.ok ? {} : answer.fields
  const needsScript = fields.some(({ input }) => input === 'password')
  return (
    <form ref={form} method="post" action={address} noValidate onSubmit={send} className="grid gap-6">
      {!answer.ok && (
        <Refusal message={answer.message ?? connection}>{answer.status === TAKEN && taken}</Refusal>
      )}
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
    autoFocus={error !== undefined}
    error={error}
  />
)

const Refusal = ({ message, children }: { message: string; children: ReactNode }) =>
  message === '' ? null : (
    <Notice tone="danger">
      <p>{message}</p>
      {children}
    </Notice>
  )
