import { z } from 'zod'
import { ENGLISH_NAMES, type Locale } from '@/site/locale'
import { perLanguage } from '../../content/in-words'
import { placesOf } from '../prices/places'
import type { Check, Checking } from './check'

const CAMPAIGN = z.object({ name: perLanguage(z.string()), carousel: perLanguage(z.array(z.unknown())) })
const COUPON = z.object({ id: z.string(), code: z.string(), text: perLanguage(z.string()) })

/**
 * In which languages of its sites a campaign lacks its name and, where it has them in another one, its slides and the texts of
 * its coupons.
 */
export function missingTexts({ draft, row }: Pick<Checking, 'draft' | 'row'>): Check[] {
  const languages = [...new Set(placesOf(row).map(({ locale }) => locale))]
  const { name, carousel } = CAMPAIGN.parse(draft)
  const coupons = (draft.coupons ?? []).flatMap(coupon => COUPON.safeParse(coupon).data ?? [])
  return [
    ...missing({ what: 'It has no name', at: { field: 'name' } }, languagesWithout(name ?? {}, languages)),
    ...missing({ what: 'It has no slides', at: { field: 'carousel' } }, restOf(carousel ?? {}, languages)),
    ...coupons.flatMap(({ id, code, text }) =>
      missing(
        { what: `The coupon ${code} has no text`, at: { collection: 'coupons', id } },
        restOf(text ?? {}, languages),
      ),
    ),
  ]
}

type Words = Partial<Record<Locale, { length: number } | null>>

const languagesWithout = (words: Words, languages: readonly Locale[]): Locale[] =>
  languages.filter(locale => !words[locale]?.length)

/** The languages without words that another one has. */
const restOf = (words: Words, languages: readonly Locale[]): Locale[] =>
  Object.values(words).some(each => each?.length) ? languagesWithout(words, languages) : []

function missing({ what, at }: { what: string; at: Check['at'] }, languages: readonly Locale[]): Check[] {
  if (languages.length === 0) return []
  const names = languages.map(locale => ENGLISH_NAMES[locale]).join(', ')
  const sentence = languages.includes('en')
    ? `${what} in ${names}. Nothing is shown there.`
    : `${what} in ${names}. English is shown there.`
  return [{ code: 'text_missing', level: 'warning', at, sentence }]
}
