import { z } from 'zod'
import { ENGLISH_NAMES, isLocale, type Locale } from '@/site/locale'
import { perLanguage } from '../../content/in-words'
import { type Day, dayAt } from '../../time-zones/days'
import type { Check, Checking } from './check'
import { datesIn, type NamedDate } from './dates-in-text'

const slide = z.object({ title: z.string().nullish(), text: z.string().nullish() })
const CAMPAIGN = z.object({ name: perLanguage(z.string()), carousel: perLanguage(z.array(slide)) })
const COUPON = z.object({ id: z.string(), code: z.string(), text: perLanguage(z.string()) })

type Place = { what: string; at: Check['at'] }
type Words = Partial<Record<Locale, string | null>>

/**
 * Where a text of a campaign or of its coupons names a day on which it neither begins nor ends, or a year that it does not touch:
 * the countdown then says something else. Of an end at midnight the day before counts too.
 */
export function otherDates({ draft, row }: Pick<Checking, 'draft' | 'row'>): Check[] {
  const { name, carousel } = CAMPAIGN.parse(draft)
  const coupons = (draft.coupons ?? []).flatMap(coupon => COUPON.safeParse(coupon).data ?? [])
  const own = daysOf(draft, row)
  return [
    ...otherIn({ what: 'Its name', at: { field: 'name' } }, name ?? {}, own),
    ...otherIn({ what: 'A slide', at: { field: 'carousel' } }, slideWords(carousel ?? {}), own),
    ...coupons.flatMap(({ id, code, text }) =>
      otherIn(
        { what: `The text of the coupon ${code}`, at: { collection: 'coupons', id, field: 'text' } },
        text ?? {},
        own,
      ),
    ),
  ]
}

/** The days on which it begins and ends, by the clocks of its own time zones; the last one is the day of its last instant. */
function daysOf({ startTime_tz, endTime_tz }: Checking['draft'], { startTime, endTime }: Checking['row']) {
  const zone = endTime_tz || 'UTC'
  return [dayAt(startTime, startTime_tz || 'UTC'), dayAt(endTime, zone), dayAt(endTime - 1, zone)]
}

const slideWords = (slides: Partial<Record<Locale, z.output<typeof slide>[] | null>>): Words =>
  Object.fromEntries(
    Object.entries(slides).map(([locale, each]) => [
      locale,
      each?.map(({ title, text }) => `${title ?? ''}\n${text ?? ''}`).join('\n'),
    ]),
  )

function otherIn({ what, at }: Place, words: Words, own: readonly Day[]): Check[] {
  const found = Object.entries(words).flatMap(([locale, text]) =>
    isLocale(locale) && text ? otherOf(text, locale, own) : [],
  )
  if (found.length === 0) return []
  const sentence = `${what} names a date or year that does not fit: ${found.join(', ')}. It begins on ${own[0]}, and the countdown goes to ${own.at(-1)}.`
  return [{ code: 'other_date', level: 'warning', at, sentence }]
}

const otherOf = (text: string, locale: Locale, own: readonly Day[]): string[] =>
  datesIn(text, locale)
    .filter(date => !own.some(day => isOn(date, day)) && !isYearWithin(date, own))
    .map(date => `“${date.text}” (${ENGLISH_NAMES[locale]})`)

function isOn({ year, month, day }: NamedDate, own: Day): boolean {
  const [ownYear, ownMonth, ownDay] = own.split('-').map(Number)
  return (year ?? ownYear) === ownYear && (month ?? ownMonth) === ownMonth && (day ?? ownDay) === ownDay
}

const isYearWithin = ({ year, month }: NamedDate, own: readonly Day[]): boolean =>
  month === undefined &&
  year !== undefined &&
  year >= Number(own[0]?.slice(0, 4)) &&
  year <= Number(own.at(-1)?.slice(0, 4))
