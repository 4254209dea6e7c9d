'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { CHANGED, consentNow } from '../consent/consent-memory'
import { onSettingsAsked } from '../consent/settings-button'
import type { PushCard } from './push-card'
import { takesPush } from './push-support'
import type { PushTexts } from './push-texts'

type Props = {
  texts: PushTexts
  locale: Locale
  serverKey: string
  /** Whether this page may be asked on: nothing lies over one on which somebody pays or signs in. */
  isAsking: boolean
}

type Card = ComponentType<Parameters<typeof PushCard>[0]>

/** Follows what the visitor decided about marketing; all that it takes is loaded for who decided, in a browser that can. */
export function PushPrompt({ texts, locale, serverKey, isAsking }: Props) {
  const bases = useApiBases()
  const [Card, setCard] = useState<Card>()
  useEffect(() => {
    if (!takesPush()) return
    let stopping = new AbortController()
    const close = () => {
      stopping.abort()
      setCard(undefined)
    }
    const ask = async () => {
      const { signal } = stopping
      const { PushCard } = await import('./push-card')
      if (!signal.aborted) setCard(() => PushCard)
    }
    const follow = async () => {
      close()
      const consent = consentNow()
      // A decision that is over, or about another version, allows no messages either.
      if (!consent && Notification.permission !== 'granted') return
      stopping = new AbortController()
      const { signal } = stopping
      const { followConsent } = await import('./follow-consent')
      const isConsented = consent?.marketing ?? false
      await followConsent({ bases, locale, serverKey, isConsented, signal, ask: isAsking ? ask : undefined })
    }
    void follow()
    window.addEventListener(CHANGED, follow)
    const stopHearing = onSettingsAsked(close)
    return () => {
      stopping.abort()
      window.removeEventListener(CHANGED, follow)
      stopHearing()
    }
  }, [bases, locale, serverKey, isAsking])
  return (
    <div aria-live="polite">
      {Card && <Card texts={texts} shop={{ bases, locale, serverKey }} onClose={() => setCard(undefined)} />}
    </div>
  )
}
