const IN_UTC = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

/** An instant (ms) as campaigns are planned: in UTC, wherever it is read. */
export const InstantInUtc = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{new Intl.DateTimeFormat('en-GB', IN_UTC).format(at)}</time>
)

const HOUR = 3_600_000

/** How long ago it was at an instant, in whole hours or days. */
export function ageText(since: number, at: number): string {
  const hours = Math.max(0, Math.floor((at - since) / HOUR))
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
