'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { askShop } from '../calls/ask-shop'
import type { Say } from '../words/say'
import { useWords } from '../words/use-words'

/** One call makes one batch, however often it is pressed while it runs. Inside the form of the coupon, so it is no form. */
export function MakeCodes({ address }: { address: string }) {
  const t = useWords()
  const [prefix, setPrefix] = useState('')
  const [count, setCount] = useState('100')
  const [refusal, setRefusal] = useState<Refusal>()
  const batch = useRef<string>(undefined)
  const isBusy = useRef(false)
  const router = useRouter()

  const press = async () => {
    if (isBusy.current) return
    isBusy.current = true
    batch.current ??= crypto.randomUUID()
    const told = await ask(address, { batch: batch.current, prefix, count: Number(count) }, t)
    isBusy.current = false
    if ('message' in told) return void setRefusal(told)
    batch.current = undefined
    setRefusal(undefined)
    toast.success(
      t('{count, plural, one {# code is made.} other {# codes are made.}} Download them as a table.', {
        count: told.made,
      }),
    )
    router.refresh()
  }
  return (
    <fieldset className="this-coupon__make" onKeyDown={event => pressed(event, press)}>
      <legend>{t('Make codes for one use each, with the terms of this coupon')}</legend>
      <Typed name="prefix" label={t('Prefix')} value={prefix} onChange={setPrefix} refusal={refusal} />
      <Typed name="count" label={t('Number of codes')} value={count} onChange={setCount} refusal={refusal} />
      <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={() => void press()}>
        {t('Make codes')}
      </Button>
      {refusal && !refusal.field && <p role="alert">{refusal.message}</p>}
    </fieldset>
  )
}

/** Enter would save the coupon, whose form this stands in. */
function pressed(event: KeyboardEvent, press: () => Promise<void>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  void press()
}

type Refusal = { message: string; field?: string | undefined }
type TypedProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  refusal: Refusal | undefined
}

function Typed({ name, label, value, onChange, refusal }: TypedProps) {
  const problem = refusal?.field === name ? refusal.message : undefined
  const id = `codes-${name}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={event => onChange(event.target.value)}
        inputMode={name === 'count' ? 'numeric' : 'text'}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const done = z.object({ made: z.number() })

async function ask(address: string, sent: object, t: Say): Promise<z.output<typeof done> | Refusal> {
  const { isOk, said, refusal } = await askShop(address, sent)
  const { data } = done.safeParse(said)
  if (isOk && data) return data
  return refusal ?? { message: t('The shop did not answer. Press again: no code is made twice.') }
}
