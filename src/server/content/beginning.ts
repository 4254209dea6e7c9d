import type { Locale } from '@/site/locale'

/** What search engines show of a description, in characters. */
const SHOWN = 170

/** The beginning of a text in at most 170 characters: whole sentences, and where not even one fits, whole words and «…». */
export function beginning(text: string, locale: Locale): string {
  const sentences = fitting(partsOf(text, locale, 'sentence'), SHOWN)
  return sentences || `${fitting(partsOf(text, locale, 'word'), SHOWN - 1)}…`
}

function partsOf(text: string, locale: Locale, granularity: 'sentence' | 'word'): string[] {
  return [...new Intl.Segmenter(locale, { granularity }).segment(text)].map(({ segment }) => segment)
}

function fitting(parts: readonly string[], most: number): string {
  let shown = ''
  for (const part of parts) {
    if (`${shown}${part}`.trimEnd().length > most) break
    shown += part
  }
  return shown.replace(/[\s,:;(]+$/, '')
}
