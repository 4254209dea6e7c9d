import type { Locale } from '@/site/locale'
import { widthOf } from '@/site/width'

const SHOWN = 160

/** A text cut to 160 columns, as search engines do: whole sentences, else whole words and «…». */
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
    if (widthOf(`${shown}${part}`.trimEnd()) > most) break
    shown += part
  }
  return shown.replace(/[\s,:;(]+$/, '')
}
