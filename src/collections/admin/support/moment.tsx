'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { adminLanguage, HABITS } from '../words/language'

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** In the reader's own time zone, which only the browser knows; in UTC until then, and on hovering. */
export function Moment({ at }: { at: number }) {
  const habits = HABITS[adminLanguage(useTranslation().i18n.language)]
  const utc = `${new Intl.DateTimeFormat(habits, { ...STYLE, timeZone: 'UTC' }).format(at)} UTC`
  const text = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(habits, STYLE).format(at),
    () => utc,
  )
  return (
    <time dateTime={new Date(at).toISOString()} title={utc}>
      {text}
    </time>
  )
}

const never = () => () => {}
