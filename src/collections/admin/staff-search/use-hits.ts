'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { adminLanguage } from '../words/language'
import { type Say, sayIn } from '../words/say'
import { type Asked, askForHits } from './ask'

/** Longer than between two keys of somebody who types. */
const PAUSE_MS = 150
const SHORTEST = 2

const nothingAsked = (t: Say): Asked => ({ groups: [], told: t('Two characters are enough.') })

/** The answer to what stands in the field; of what is typed quickly, only the last is asked. */
export function useHits(typed: string): Asked {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const [asked, setAsked] = useState(() => nothingAsked(sayIn(language)))
  const wanted = typed.trim()
  useEffect(() => {
    const t = sayIn(language)
    if (wanted.length < SHORTEST) return setAsked(nothingAsked(t))
    const stale = new AbortController()
    const ask = () => askForHits(wanted, t, stale.signal).then(setAsked, () => undefined) // a newer question came
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [wanted, language])
  return asked
}
