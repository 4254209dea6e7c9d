import type { Locale } from '@/site/locale'

const isWithoutSpaces = (locale: Locale) => locale === 'ja' || locale === 'zh'

/** The words of a text, or its characters where no space parts words. */
export const piecesOf = (locale: Locale, text: string): string[] =>
  isWithoutSpaces(locale)
    ? [...text.replace(/\s/g, '')]
    : text.split(/\s+/).filter(word => /\p{L}|\p{N}/u.test(word))

/** Every run of so many words, or of so many characters. */
export function shinglesOf(
  locale: Locale,
  text: string,
  run: { words: number; characters: number },
): Set<string> {
  const pieces = piecesOf(locale, text.toLowerCase())
  const length = isWithoutSpaces(locale) ? run.characters : run.words
  return new Set(pieces.slice(length - 1).map((_, at) => pieces.slice(at, at + length).join(' ')))
}

/** How much of two texts is the same, from 0 to 1. */
export function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter(shingle => other.has(shingle)).length
  return shared / (one.size + other.size - shared)
}
