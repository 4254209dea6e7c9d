import type { Locale } from '@/site/locale'
import { contentTexts } from '../../seed/content'
import { headlinesOf, subheadingsOf } from './headlines'

const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join('')

/** What the Latin faces write, as far as each has it. */
export const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœʻʼˆ˚˜${between(0x2000, 0x206f)}€™→↑↓−`

/** Kana, characters, and what stands between them at full width. */
const EAST_ASIAN = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/u

/**
 * The letters of a language's headlines, the most frequent first: so the first file alone writes most of them. After
 * them, those of its other texts, for headlines that are still to be written.
 */
export function lettersOf(locale: Locale): { needed: string[]; more: string[] } {
  const needed = byFrequency([...headlinesOf(locale), ...headlinesOf(locale), ...subheadingsOf(locale)])
  const known = new Set(needed)
  const all = byFrequency([JSON.stringify(contentTexts[locale])])
  return { needed, more: all.filter(letter => !known.has(letter)) }
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const letter of texts.join(''))
    if (EAST_ASIAN.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([letter]) => letter)
}
