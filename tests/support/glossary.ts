import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@/site/locale'
import type { WrittenText } from './written-texts'

/** What `docs/glossary.md` says of one thing in one language. */
export type Entry = { thing: string; locale: Locale; word: string; not: string[] }
/** A word that stands in one place all the same: the beginning of `where` and, where it is needed, a part of the text. */
type Exception = { locale: Locale; word: string; where: string }

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** The rows of the table under a heading of level two, without its head. */
function tableUnder(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find(part => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(cellsOf)
}

const struck = (cell: string) => [...cell.matchAll(/~~(.+?)~~/g)].map(([, word = '']) => word)
const isLocale = (text: string): text is Locale => LOCALES.some(locale => locale === text)

function localeOf(text: string): Locale {
  if (!isLocale(text)) throw new Error(`docs/glossary.md: «${text}» is no language of the shop`)
  return text
}

/** The glossary as the tables of the document have it. */
export function readGlossary(markdown = readFileSync('docs/glossary.md', 'utf8')) {
  const things = tableUnder(markdown, 'Words').flatMap(([thing = '', ...cells]) =>
    LOCALES.map((locale, at): Entry => {
      const cell = cells[at] ?? ''
      return { thing, locale, word: cell.replace(/~~.+?~~/g, '').trim(), not: struck(cell) }
    }),
  )
  const register = tableUnder(markdown, 'How we speak').map(
    ([locale = '', speak = '', not = '']): Entry => ({
      thing: 'how we speak',
      locale: localeOf(locale),
      word: speak,
      not: struck(not),
    }),
  )
  const exceptions = tableUnder(markdown, 'Where it may stand').map(
    ([locale = '', word = '', where = '']): Exception => ({
      locale: localeOf(locale),
      word: word.replaceAll('`', ''),
      where: where.replaceAll('`', ''),
    }),
  )
  return { things, register, exceptions }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Japanese and Chinese put no spaces between words; a capital in the glossary («Lei») means that word alone. */
function patternOf(word: string, locale: Locale): RegExp {
  const stem = escaped(word.replace(/\*$/, ''))
  if (locale === 'ja' || locale === 'zh') return new RegExp(stem, 'iu')
  const end = word.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'
  const flags = locale !== 'de' && /^\p{Lu}/u.test(word) ? 'u' : 'iu'
  return new RegExp(`(?<![\\p{L}\\p{N}{])${stem}${end}`, flags)
}

/** Where texts say what the glossary has struck through: «coupons/BF_PRO/text: Rabattcode, not Gutschein». */
export function wordsNotUsed(
  texts: readonly WrittenText[],
  entries: readonly Entry[],
  exceptions: readonly Exception[] = [],
) {
  return entries.flatMap(({ locale, word, not }) =>
    not.flatMap(banned => {
      const pattern = patternOf(banned, locale)
      const allowed = exceptions.filter(each => each.locale === locale && each.word === banned)
      return texts
        .filter(
          ({ where, text }) => pattern.test(text) && !allowed.some(each => where.startsWith(each.where)),
        )
        .map(({ where, text }) => `${where}: «${banned}», not «${word}»: ${text}`)
    }),
  )
}
