'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { SafetyAction } from '../../staff/safety/action-names'
import { useWords } from '../words/use-words'
import { act } from './act'
import { RecoveryCodes } from './recovery-codes'

type Props = { api: string; action: SafetyAction; button: string; label: string; next: string }

/** A code and a button; recovery codes that come back are shown at once, for they are told only now. */
export function CodeForm({ api, action, button, label, next }: Props) {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [codes, setCodes] = useState<string[]>([])
  const id = useId()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    setBusy(true)
    const told = await act(t, { api, action, sent: { code } })
    setBusy(false)
    if (!told.ok) return setRefusal(told.sentence)
    if (told.codes.length > 0) setCodes(told.codes)
    else window.location.assign(next)
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} next={next} />
  return (
    <form method="post" onSubmit={event => void send(event)} className="own-sign-in__form">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        required
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal && `${id}-refusal`}
      />
      {refusal && (
        <p id={`${id}-refusal`} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" size="medium" margin={false} disabled={isBusy}>
        {button}
      </Button>
    </form>
  )
}
