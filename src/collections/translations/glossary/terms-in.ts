import { HTML_LANG, type Locale } from '@/site/locale'
import { GLOSSARY } from './words'

/** A word of the shop that a text says, and what another language calls it. */
export type Term = { word: string; says: string }

/** More than these nobody reads beside a box. */
const MOST_TERMS = 12
/** Endings of a word, such as the -en of Lizenzen. */
const ENDING = '\\p{L}{0,3}(?!\\p{L})'

/** The words of the glossary that a text uses, longer ones first found, as another language says them. */
export function termsIn(text: string, from: Locale, to: Locale): Term[] {
  const rest = { text: text.toLocaleLowerCase(HTML_LANG[from]) }
  const found = termsOf(from, to).filter(({ word }) => {
    const pattern = patternOf(word, from)
    if (!pattern.test(rest.text)) return false
    // “license” within “license key” is no word of its own.
    rest.text = rest.text.replace(pattern, '\0')
    return true
  })
  return found.slice(0, MOST_TERMS)
}

/** The longest first; a word for two things says both. */
function termsOf(from: Locale, to: Locale): Term[] {
  const rows = Map.groupBy(GLOSSARY, row => row[from])
  return [...rows]
    .map(([word, same]) => ({ word, says: [...new Set(same.map(row => row[to]))].join(' / ') }))
    .toSorted((a, b) => b.word.length - a.word.length)
}

/** Japanese and Chinese put no spaces between words. */
function patternOf(word: string, locale: Locale): RegExp {
  const stem = word.toLocaleLowerCase(HTML_LANG[locale]).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (locale === 'ja' || locale === 'zh') return new RegExp(stem, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${ENDING}`, 'gu')
}
