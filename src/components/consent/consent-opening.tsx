'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ConsentCard } from './consent-card'
import { consentNow } from './consent-memory'
import type { ConsentTexts } from './purpose-field'
import { onSettingsAsked } from './settings-button'

type Props = {
  texts: ConsentTexts
  policyHref: string
  /** Whether who has not decided is asked on this page; the footer's button asks on every one. */
  isAsked: boolean
}

type Opening = { Card: ComponentType<Parameters<typeof ConsentCard>[0]>; opener: HTMLElement | undefined }

/** Loads the card for who has not decided, or presses the footer's button: all others carry none of it. */
export function ConsentOpening({ texts, policyHref, isAsked }: Props) {
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    const open = async (opener?: HTMLElement) =>
      setOpening({ Card: (await import('./consent-card')).ConsentCard, opener })
    if (isAsked && consentNow() === null) void open()
    return onSettingsAsked(open)
  }, [isAsked])
  if (!opening) return null
  const { Card, opener } = opening
  return <Card texts={texts} policyHref={policyHref} opener={opener} onClose={() => setOpening(undefined)} />
}
