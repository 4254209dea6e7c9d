'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PURPOSES, type Purpose } from '@/site/consent'
import { Button } from '../ui/button'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { consentNow } from './consent-memory'
import { decideConsent } from './decide-consent'
import { keepClear } from './keep-clear'
import { type ConsentTexts, PurposeField } from './purpose-field'

type Props = {
  texts: ConsentTexts
  policyHref: string
  /** What opened it, which gets the focus back; undefined where it opened by itself. */
  opener: HTMLElement | undefined
  onClose: () => void
}

/** A strip that leaves the first screen in sight, as wide as the page's text. */
const BRIEF =
  'sm:grid-cols-[1fr_auto] sm:items-center sm:px-[max(1.5rem,calc((100vw-var(--container-wide))/2))] sm:py-3 lg:grid-cols-[1fr_auto_auto] lg:gap-x-6'

const WHOLE = 'sm:start-4 sm:end-auto sm:bottom-4 sm:w-[27rem] sm:gap-y-2 sm:rounded-card sm:border sm:p-6'

/**
 * Lies over the page's end without stopping anybody from reading: nothing that needs consent waits behind it. It asks in a
 * few lines until somebody chooses, so that the price and its button stay in sight.
 */
export function ConsentCard({ texts, policyHref, opener, onClose }: Props) {
  const [isWhole, setWhole] = useState(opener !== undefined)
  const card = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isWhole) title.current?.focus()
    else if (card.current) return keepClear(card.current)
  }, [isWhole])
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
      className={classes(
        'fixed inset-x-0 bottom-0 z-30 grid max-h-[85dvh] gap-x-3 gap-y-1 overflow-y-auto border-t border-line bg-ground px-4 pt-1 pb-2 shadow-lg max-sm:grid-cols-[1fr_auto] max-sm:items-center print:hidden',
        isWhole ? WHOLE : BRIEF,
      )}
    >
      <h2
        id="consent-title"
        ref={title}
        tabIndex={-1}
        className={classes('col-span-full text-lg outline-none', !isWhole && 'sr-only')}
      >
        {texts.title}
      </h2>
      {!isWhole && <p className="text-sm text-balance sm:hidden">{texts.short}</p>}
      <p
        className={classes(
          'text-sm text-muted max-lg:col-span-full',
          isWhole ? 'lg:col-span-full' : 'max-sm:hidden',
        )}
      >
        {texts.text}{' '}
        <a href={policyHref} className="text-accent underline underline-offset-4">
          {texts.policy}
        </a>
      </p>
      {isWhole ? (
        <Choice texts={texts} decide={decide} />
      ) : (
        <Choose label={texts.choose} onPress={setWhole} />
      )}
      <div className={classes('grid grid-cols-2 gap-2 max-sm:col-span-full', isWhole && 'sm:col-span-full')}>
        <Decision label={texts.onlyNecessary} onPress={() => decide([])} />
        <Decision label={texts.all} onPress={() => decide(PURPOSES)} />
      </div>
    </div>
  )
}

/** Refusing and accepting look the same. */
const Decision = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button type="button" kind="secondary" onClick={onPress} className="max-sm:px-1 max-sm:text-sm">
    {label}
  </Button>
)

const Choose = ({ label, onPress }: { label: string; onPress: (isWhole: true) => void }) => (
  <button
    type="button"
    onClick={() => onPress(true)}
    className="flex min-h-11 min-w-11 items-center justify-center gap-1 text-sm font-semibold text-accent sm:justify-self-start"
  >
    {label}
    <Icon name="chevron" className="size-4 max-sm:hidden" />
  </button>
)

type ChoiceProps = { texts: ConsentTexts; decide: (agreed: readonly Purpose[]) => void }

function Choice({ texts, decide }: ChoiceProps) {
  const decided = consentNow()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    decide(PURPOSES.filter(purpose => ticked.has(purpose)))
  }
  return (
    <form onSubmit={save} className="col-span-full grid gap-3 py-2 text-sm">
      <PurposeField name="necessary" texts={texts} isOn isFixed />
      {PURPOSES.map(purpose => (
        <PurposeField key={purpose} name={purpose} texts={texts} isOn={decided?.[purpose] ?? false} />
      ))}
      <Button kind="secondary">{texts.save}</Button>
    </form>
  )
}
