import { z } from 'zod'
import { CURRENCIES } from '../vocabulary'
import { INTERVALS, type Interval, renewalsFrom } from './calendar'
import { isInPeriod, type Period } from './period'
import { type Proration, prorate } from './proration'

type Printed<T> = Omit<T, 'period'> & { period: { start: string; end: string } }
type CaseResult = Printed<Proration> | { dates: string[] } | { error: 'bad_input'; message: string }

/** Answers every case of `npm run prorate` in its place (DOMAIN 6); one that is none gives `bad_input`. */
export function prorateAll(cases: readonly unknown[]): CaseResult[] {
  return cases.map(json => ('renewals' in Object(json) ? renewals(json) : proration(json)))
}

const amount = z.int('must be a whole number of minor units').nonnegative('must not be negative')
const interval = z.enum(
  Object.keys(INTERVALS) as [Interval],
  `must be one of ${Object.keys(INTERVALS).join(', ')}`,
)
const instant = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true })],
    'must be a date such as 2025-06-16, or an instant such as 2025-06-16T12:00:00Z',
  )
  .transform(text => new Date(text).getTime())
const terms = z
  .object({ amount, interval }, 'must name an amount and an interval')
  .transform(({ amount, interval }) => ({ amounts: [amount], interval }))

const change = z
  .object(
    {
      currency: z.enum(CURRENCIES, `must be one of ${CURRENCIES.join(', ')}`),
      period: z
        .object({ start: instant, end: instant }, 'must name a start and an end')
        .refine(({ start, end }) => start < end, 'must end after it starts'),
      at: instant,
      held: terms,
      next: terms,
    },
    'must be an object',
  )
  .refine(({ period, at }) => isInPeriod(period, at), {
    path: ['at'],
    error: 'must be within the period, which does not hold its end',
  })

const renewing = z.object({
  renewals: z.object(
    {
      start: instant,
      interval,
      count: z.int('must be a whole number').min(1, 'must be at least 1').max(1000, 'must be at most 1000'),
    },
    'must name a start, an interval and a count',
  ),
})

function proration(json: unknown): CaseResult {
  const parsed = change.safeParse(json)
  if (!parsed.success) return badInput(parsed.error)
  const { period, ...amounts } = prorate(parsed.data)
  return { ...amounts, period: printed(period) }
}

function renewals(json: unknown): CaseResult {
  const parsed = renewing.safeParse(json)
  if (!parsed.success) return badInput(parsed.error)
  const { start, interval, count } = parsed.data.renewals
  return { dates: renewalsFrom(start, interval, count).map(iso) }
}

const iso = (at: number): string => new Date(at).toISOString()
const printed = ({ start, end }: Period) => ({ start: iso(start), end: iso(end) })

function badInput({ issues }: z.ZodError): CaseResult {
  const parts = issues.map(({ path, message }) => [path.join('.') || 'it', message].join(' '))
  return { error: 'bad_input', message: `The case cannot be prorated: ${parts.join('; ')}.` }
}
