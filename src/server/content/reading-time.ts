import type { Locale } from '@/site/locale'

const WORDS_A_MINUTE = 220
const CHARACTERS_A_MINUTE = 500

/** Minutes to read a rich text, at least one; Japanese and Chinese by characters. */
export function minutesToRead(body: unknown, locale: Locale): number {
  const text = textIn(body).join(' ')
  const isCounted = locale === 'ja' || locale === 'zh'
  const minutes = isCounted
    ? [...text].length / CHARACTERS_A_MINUTE
    : text.split(/\s+/).length / WORDS_A_MINUTE
  return Math.max(1, Math.round(minutes))
}

function textIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    (key === 'text' || key === 'caption') && typeof value === 'string' ? [value] : textIn(value),
  )
}
