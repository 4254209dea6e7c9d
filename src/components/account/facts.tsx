import type { ReactNode } from 'react'
import { HTML_LANG, type Locale } from '@/site/locale'

/** Names and values of a thing, side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid max-w-text grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

/** A day and the minute, UTC, for what may be told apart by them. */
export function Moment({ at, locale }: { at: number; locale: Locale }) {
  const text = new Intl.DateTimeFormat(HTML_LANG[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{text} UTC</time>
}

/** The same in a sentence. */
export const dayText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** A day as people of a language write it. */
export function Day({ at, locale }: { at: number; locale: Locale }) {
  const text = new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}
