'use client'

import { useActionState, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { CheckField, SelectField, TextArea, TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { PrintButton } from '../ui/print-button'
import { FileField } from './file-field'
import { type FormState, NOTHING_SENT, type SupportField } from './form-state'
import { StarsField } from './stars-field'

const TYPES: Partial<Record<SupportField['control'], string>> = { email: 'email', day: 'date' }

type Props = {
  action: (before: FormState, form: FormData) => Promise<FormState>
  /** The page's own path, where the form is sent without a script. */
  here: string
  fields: readonly SupportField[]
  values?: FormState['values']
  hidden?: Readonly<Record<string, string>>
  submit: string
  working: string
  /** Shown when the rate limit is reached. */
  tooMany: string
  thanks?: string
  /** Under a receipt: that it should be kept, and how. */
  keep?: { text: string; print: string }
}

/** A form that the server answers. Without a script the page comes back with what is wrong. */
export function SupportForm(props: Props) {
  const { action, here, fields, values, hidden = {}, submit, working, tooMany, thanks, keep } = props
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const [first] = useState<FormState>(() => (values ? { ...NOTHING_SENT, values } : NOTHING_SENT))
  const [state, send, isSending] = useActionState(action, first, here)

  useEffect(() => {
    if (state !== first) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // The button that had the focus is gone with the form.
    if (state.isSent) said.current?.focus()
  }, [state, first])

  if (state.isSent)
    return (
      <div ref={said} tabIndex={-1} className="outline-none">
        <Notice tone="positive" title={keep && thanks}>
          {keep ? keep.text : thanks}
        </Notice>
        {state.receipt && keep && <Receipt rows={state.receipt} print={keep.print} />}
      </div>
    )
  return (
    <form ref={form} action={send} noValidate className="grid gap-6">
      {state.tooMany && <Notice tone="danger">{tooMany}</Notice>}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(field => (
        <Control key={field.name} field={field} state={state} />
      ))}
      <Button size="large" aria-disabled={isSending} className="justify-self-start">
        {isSending ? working : submit}
      </Button>
    </form>
  )
}

function Receipt({ rows, print }: { rows: NonNullable<FormState['receipt']>; print: string }) {
  return (
    <>
      <dl className="my-6 grid gap-3">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <PrintButton label={print} />
    </>
  )
}

function Control({ field, state }: { field: SupportField; state: FormState }) {
  const { name, label, hint, control, isOptional, problems, options = [], files, ...limits } = field
  const value = state.values[name] ?? ''
  const common = {
    name,
    label,
    hint,
    error: problems[state.problems[name] ?? ''],
    required: !isOptional,
    ...limits,
  }
  if (control === 'choice') {
    return (
      // One that begins with a choice always has one.
      <SelectField
        key={value}
        {...common}
        required={common.required && options[0]?.value === ''}
        defaultValue={value}
      >
        {options.map(option => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  }
  if (control === 'check')
    return (
      <CheckField
        key={value}
        name={name}
        label={label}
        hint={hint}
        value="true"
        defaultChecked={value === 'true'}
      />
    )
  if (control === 'stars')
    return <StarsField key={value} {...{ name, label, options, value }} error={common.error} />
  if (files) return <FileField {...{ name, label, hint, files, problems }} problem={state.problems[name]} />
  if (control === 'text') return <TextArea {...common} defaultValue={value} rows={7} />
  return <TextField {...common} type={TYPES[control] ?? 'text'} defaultValue={value} />
}
