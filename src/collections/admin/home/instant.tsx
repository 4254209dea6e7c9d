import { HABITS } from '../words/language'
import { spoken, t } from '../words/of-request'
import { dateTimeFormat } from '../words/say'

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

/** An instant (ms) as campaigns are planned: in UTC, wherever it is read. */
export const InstantInUtc = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{momentIn(at)}</time>
)

/** By the clock of a time zone. */
export const momentIn = (at: number, timeZone = 'UTC'): string =>
  dateTimeFormat(HABITS[spoken()], { ...MOMENT, timeZone }).format(at)

const HOUR = 3_600_000

/** How long ago it was at an instant, in whole hours or days. */
export function ageText(since: number, at: number): string {
  const hours = Math.max(0, Math.floor((at - since) / HOUR))
  return hours < 48
    ? t('{hours, plural, =0 {less than an hour} one {# hour} other {# hours}}', { hours })
    : t('{days, plural, one {# day} other {# days}}', { days: Math.floor(hours / 24) })
}
