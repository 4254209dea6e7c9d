'use client'

import { useSyncExternalStore } from 'react'

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** In the reader's own time zone, which only the browser knows; in UTC until then, and on hovering. */
export function MomentText({ at, habits }: { at: number; habits: string }) {
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
