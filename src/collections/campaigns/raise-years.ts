import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { perLanguage } from '@/server/content/in-words'
import { LOCALES, type Locale } from '@/site/locale'
import { withYearsRaised } from './names'

type Copy = { collection: 'campaigns' | 'coupons'; id: string; years: readonly number[] }

const slide = z.looseObject({ title: z.string().nullish(), text: z.string().nullish() })

/** The texts of a campaign or coupon, by language. */
const inEveryLanguage = z.object({
  name: perLanguage(z.string()),
  text: perLanguage(z.string()),
  carousel: perLanguage(z.array(slide)),
})
type Texts = z.output<typeof inEveryLanguage>

/** Raises the years in all texts of a draft, language by language; a language in which none stands is left alone. */
export async function raiseYearsInTexts(req: PayloadRequest, { collection, id, years }: Copy): Promise<void> {
  const asked = { collection, id, draft: true, depth: 0, overrideAccess: false, req } as const
  const texts = inEveryLanguage.parse(await req.payload.findByID({ ...asked, locale: 'all' }))
  for (const locale of LOCALES) {
    const before = textsIn(texts, locale)
    const data = raised(before, years)
    if (!isDeepStrictEqual(before, data)) await req.payload.update({ ...asked, locale, data })
  }
}

/** What a language has of them. */
const textsIn = (texts: Texts, locale: Locale) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, words]) => {
      const own = words?.[locale]
      return own ? [[field, own] as const] : []
    }),
  )

const raised = (texts: ReturnType<typeof textsIn>, years: readonly number[]) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, words]) => [
      field,
      typeof words === 'string' ? withYearsRaised(words, years) : words.map(each => raisedSlide(each, years)),
    ]),
  )

const raisedSlide = ({ title, text, ...rest }: z.output<typeof slide>, years: readonly number[]) => ({
  ...rest,
  title: title && withYearsRaised(title, years),
  text: text && withYearsRaised(text, years),
})
