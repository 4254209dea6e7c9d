'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { PURPOSES, type Purpose } from '@/site/consent'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { consentNow } from './consent-memory'
import { decideConsent } from './decide-consent'
import { type ConsentTexts, PurposeField } from './purpose-field'

type Props = {
  texts: ConsentTexts
  policyHref: string
  /** What opened it, which gets the focus back; undefined where it opened by itself. */
  opener: HTMLElement | undefined
  onClose: () => void
}

/** Lies over the page's end without stopping anybody from reading: nothing that needs consent waits behind it. */
export function ConsentCard({ texts, policyHref, opener, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opener) card.current?.querySelector('h2')?.focus()
  }, [opener])
  const close = () => {
    onClose()
    opener?.focus()
  }
  const decide = (agreed: readonly Purpose[]) => {
    decideConsent(agreed)
    close()
  }
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby="consent-title"
      onKeyDown={({ key }) => key === 'Escape' && consentNow() && close()}
      className="fixed inset-x-2 bottom-2 z-30 max-h-[85dvh] overflow-y-auto rounded-card border border-line bg-ground p-4 shadow-lg sm:inset-x-auto sm:start-4 sm:bottom-4 sm:w-[27rem] sm:p-6 print:hidden"
    >
      <h2 id="consent-title" tabIndex={-1} className="text-lg outline-none">
        {texts.title}
      </h2>
      <p className="mt-2 text-sm text-muted">
        {texts.text}{' '}
        <a href={policyHref} className="text-accent underline underline-offset-4">
          {texts.policy}
        </a>
      </p>
      <div className="mt-4 grid gap-2 min-[20rem]:grid-cols-2">
        <Button type="button" kind="secondary" onClick={() => decide([])}>
          {texts.onlyNecessary}
        </Button>
        <Button type="button" kind="secondary" onClick={() => decide(PURPOSES)}>
          {texts.all}
        </Button>
      </div>
      <Choice texts={texts} decide={decide} />
    </div>
  )
}

type ChoiceProps = { texts: ConsentTexts; decide: (agreed: readonly Purpose[]) => void }

function Choice({ texts, decide }: ChoiceProps) {
  const decided = consentNow()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    decide(PURPOSES.filter(purpose => ticked.has(purpose)))
  }
  return (
    <details open={decided !== null} className="group/choice mt-2 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-accent">
        {texts.choose}
        <Icon name="chevron" className="size-4 transition-transform group-open/choice:rotate-180" />
      </summary>
      <form onSubmit={save} className="mt-2 grid gap-3">
        <PurposeField name="necessary" texts={texts} isOn isFixed />
        {PURPOSES.map(purpose => (
          <PurposeField key={purpose} name={purpose} texts={texts} isOn={decided?.[purpose] ?? false} />
        ))}
        <Button kind="secondary">{texts.save}</Button>
      </form>
    </details>
  )
}
