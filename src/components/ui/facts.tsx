import type { ReactNode } from 'react'
import { dayText } from '@/site/day-text'
import { HTML_LANG, type Locale } from '@/site/locale'
import { classes } from './classes'

type FactsProps = {
  /** In four columns where there is room, as wide as number, day, sum and payment of an order, so that those of a list stand below each other. */
  isTable?: boolean
  children: ReactNode
}

const FOUR =
  '@2xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.4fr)] @2xl:*:col-span-1 @2xl:*:wrap-anywhere'

/** As wide as it may be: what is queried as a container has no width of its own, where its parent asks for one. */
export function Facts({ isTable = false, children }: FactsProps) {
  return (
    <div className={classes('@container w-full', !isTable && 'max-w-text')}>
      <dl className={classes('grid grid-cols-2 gap-x-6 gap-y-3 @lg:grid-cols-3', isTable && FOUR)}>
        {children}
      </dl>
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

/** In words, as sentences say it. */
export const Day = ({ at, locale }: { at: number; locale: Locale }) => (
  <time dateTime={new Date(at).toISOString()}>{dayText(at, locale)}</time>
)
