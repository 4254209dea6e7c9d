'use client'

import { useSyncExternalStore } from 'react'

type Props = {
  /** In ms, UTC. */
  at: number
  /** A language tag. */
  language: string
  label: string
}

/** An instant in the visitor's own time zone, which only the browser knows; its line is kept free until then. */
export function LocalTime({ at, language, label }: Props) {
  const text = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at),
    () => '',
  )
  return (
    <p className="min-h-[1.625em] text-muted">
      {text && (
        <>
          {label} <time dateTime={new Date(at).toISOString()}>{text}</time>
        </>
      )}
    </p>
  )
}

const never = () => () => {}
