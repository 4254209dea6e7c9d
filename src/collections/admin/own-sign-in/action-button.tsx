'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { SafetyAction } from '../../staff/safety/action-names'
import { useWords } from '../words/use-words'
import { act } from './act'

type Props = {
  api: string
  action: SafetyAction
  sent?: Record<string, string>
  label: string
  /** What is named for those who hear the button without its row. */
  of?: string
  /** What is asked before it is done. */
  question?: string
  /** Where to go when it is done; the page is loaded again without it. */
  next?: string
}

export function ActionButton({ api, action, sent, label, of, question, next }: Props) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const press = async () => {
    setBusy(true)
    const told = await act(t, { api, action, sent })
    setBusy(false)
    setAsking(false)
    if (!told.ok) return setRefusal(told.sentence)
    if (next) window.location.assign(next)
    else window.location.reload()
  }
  const begin = () => (question ? setAsking(true) : void press())
  const named = of ? `${label}: ${of}` : undefined
  return (
    <div className="own-sign-in__action">
      {isAsking ? (
        <fieldset className="own-sign-in__buttons">
          <legend>{question}</legend>
          <Button size="medium" margin={false} buttonStyle="secondary" onClick={() => setAsking(false)}>
            {t('No')}
          </Button>
          <Button size="medium" margin={false} disabled={isBusy} onClick={() => void press()}>
            {t('Yes')}
          </Button>
        </fieldset>
      ) : (
        <Button
          size="medium"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={begin}
          extraButtonProps={{ 'aria-label': named }}
        >
          {label}
        </Button>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  )
}
