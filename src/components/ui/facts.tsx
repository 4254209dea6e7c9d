import type { ReactNode } from 'react'
import { HTML_LANG, type Locale } from '@/site/locale'

/** As wide as it may be: what is queried as a container has no width of its own, where its parent asks for one. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="@container w-full max-w-text">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @lg:grid-cols-3">{children}</dl>
    </div>
  )
}

/** `isLong` takes two columns, for values such as an address. */
export function Fact({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Day and minute, UTC. */
export function Moment({ at, locale }: { at: number; locale: Locale }) {
  const text = new Intl.DateTimeFormat(HTML_LANG[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{text} UTC</time>
}

/** One of several short facts in a line; lines break between facts only. */
export const Bit = ({ children }: { children: ReactNode }) => <span className="inline-block">{children}</span>

/** In Japanese in full: the shorter form is all slashes, beside dates in words. */
export function Day({ at, locale }: { at: number; locale: Locale }) {
  const dateStyle = locale === 'ja' ? 'long' : 'medium'
  const text = new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle, timeZone: 'UTC' }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}
