import type { Locale } from '@/site/locale'
import { tellingWords } from './function-words'

/** A folded word; `inside`: it also matches in the middle of another word. */
export type Word = { text: string; inside: boolean }

export type SearchQuery =
  | { kind: 'unasked' }
  | { kind: 'short'; text: string }
  | { kind: 'asked'; text: string; words: Word[] }

const MAX_LENGTH = 100
const MAX_WORDS = 10
/** Scripts without spaces between words, where one character can be a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Without control characters, at most 100 characters and ten words. */
export function readQuery(typed: string | undefined, locale: Locale): SearchQuery {
  const clean = (typed ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ')
  const text = [...clean.trim()].slice(0, MAX_LENGTH).join('').trim()
  if (text === '') return { kind: 'unasked' }
  const words = wordsOf(text, locale)
  const isShort = words.every(word => word.length < 2 && !DENSE.test(word))
  return isShort
    ? { kind: 'short', text }
    : { kind: 'asked', text, words: tellingWords(words, locale).map(wordOf) }
}

/** Ignores case, accents and full-width letters; `find.ts` folds alike. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')

function wordsOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(folded(text))
  const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  return [...new Set(words)].slice(0, MAX_WORDS)
}

const wordOf = (text: string): Word => ({ text, inside: text.length > 2 || DENSE.test(text) })
