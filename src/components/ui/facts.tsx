import type { ReactNode } from 'react'
import { HTML_LANG, type Locale } from '@/site/locale'

/** Names and values of a thing: three side by side where there is room, two on a phone. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="@container max-w-text">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @lg:grid-cols-3">{children}</dl>
    </div>
  )
}

/** `isLong` for what is seldom short, such as an address: it takes two places. */
export function Fact({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? 'col-span-2 min-w-0' : 'min-w-0'}>
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

/** The same in a sentence; where a point ends its number, as in German, the month stays beside it. */
export const dayText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'long', timeZone: 'UTC' })
    .format(at)
    .replace(/^(\d+\.) /, '$1\u00a0')

/** One of several short facts in a line: where they take two lines, none is broken in the middle. */
export const Bit = ({ children }: { children: ReactNode }) => <span className="inline-block">{children}</span>

/** A day as people of a language write it. */
export function Day({ at, locale }: { at: number; locale: Locale }) {
  const text = new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}
