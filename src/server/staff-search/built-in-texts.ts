import { namesOf, textAt } from '@/site/edited-messages'
import { LOCALES, type Locale } from '@/site/locale'
import { MESSAGES } from '@/site/messages'
import type { StaffQuestion } from './question'

/** A text that the shop brings along, where it has not to be in a row. */
export type BuiltInText = { key: string; locale: Locale; text: string }

type Folded = BuiltInText & { foldedKey: string; foldedText: string }

let known: Folded[] | undefined

/** The texts of buttons, forms and notices with all words in their name or text, in any language; one hit per name. */
export function builtInTexts({ whole, words }: StaffQuestion, limit: number): BuiltInText[] {
  known ??= LOCALES.flatMap(textsOf)
  const hits = known.filter(({ foldedKey, foldedText }) =>
    words.every(word => foldedKey.includes(word) || foldedText.includes(word)),
  )
  const ranked = hits.toSorted((one, other) => rankOf(one, whole) - rankOf(other, whole))
  return [...new Map(ranked.toReversed().map(hit => [hit.key, hit])).values()]
    .toReversed()
    .slice(0, limit)
    .map(({ key, locale, text }) => ({ key, locale, text }))
}

const textsOf = (locale: Locale): Folded[] =>
  namesOf(MESSAGES[locale]).map(key => {
    const text = textAt(MESSAGES[locale], key) ?? ''
    return { key, locale, text, foldedKey: key.toLowerCase(), foldedText: text.toLowerCase() }
  })

const rankOf = ({ foldedKey, foldedText }: Folded, whole: string): number => {
  if (foldedKey === whole) return 0
  if (foldedText === whole) return 1
  return foldedText.startsWith(whole) ? 2 : 3
}
