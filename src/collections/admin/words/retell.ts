import { ENGLISH_NAMES, LOCALES, type Locale } from '@/site/locale'
import { languageName } from './intl-names'
import { type AdminLanguage, told, type Words } from './language'
import { format } from './say'
import { SCREENS } from './screens'
import { TOLD } from './told'
import { momentsIn } from './written/moment-in'

const COUNTS = ['count', 'all', 'products']
const SHAPES: Readonly<Record<string, string>> = {
  kind: '[a-z ]+',
  field: '[^.!?]+?',
  fields: '[^.!?]+?',
  ...Object.fromEntries(COUNTS.map(name => [name, String.raw`\d+`])),
  ...Object.fromEntries(['why', 'what', 'some'].map(name => [name, '.+?'])),
}

type Known = { english: string; pattern: RegExp }
type Said = Readonly<
  Record<string, (language: AdminLanguage, value: string, telling: Telling) => string | number>
>

/** What is known again: sentences as they stand, those with values in the order in which they are tried, and values that are told too. */
export type Telling = { words: Words; rows: readonly Known[]; said: Said }

export const tellingOf = (words: Words, sentences: readonly string[], said: Said): Telling => ({
  words,
  rows: sentences
    .filter(english => english.includes('{'))
    .map(english => ({ english, pattern: patternOf(english) })),
  said: { ...SAID, ...said },
})

/** A value that is not told itself ends with its sentence. */
const IN_ONE_SENTENCE = '(?:(?![.!?] ).)+?'

/** What stands in quotation marks holds none, labels end with their sentence, kinds are small words and counts numbers: otherwise a value would swallow sentences beside it. */
function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]|\{(?!\w+\})/g, String.raw`\$&`)
  const source = escaped
    .replace(/(?<=“)\{(\w+)\}(?=”)/g, '(?<$1>[^“”]+)')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${SHAPES[name] ?? IN_ONE_SENTENCE})`)
  return new RegExp(`^${source}$`, 'su')
}

/**
 * What was told in English, in a language: as it stands, by the sentence with values that it was made of, or one sentence after the
 * other. What nobody translated stays English.
 */
export function retellBy(telling: Telling, language: AdminLanguage, sentence: string): string {
  if (language === 'en' || sentence === '') return sentence
  return known(telling, language, sentence) ?? oneByOne(telling, language, sentence)
}

function known(telling: Telling, language: AdminLanguage, sentence: string): string | undefined {
  const whole = told(telling.words, language, sentence)
  if (whole !== undefined && !sentence.includes('{')) return whole
  for (const { english, pattern } of telling.rows) {
    const found = pattern.exec(sentence)
    const text = found && told(telling.words, language, english)
    if (text) return format(language, text, valuesOf(telling, language, found.groups ?? {}))
  }
  return undefined
}

const valuesOf = (telling: Telling, language: AdminLanguage, groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [
      name,
      telling.said[name]?.(language, value, telling) ?? value,
    ]),
  )

/** Values that are told too; all others are names, codes, amounts and instants. */
const SAID: Said = {
  kind: valueIn,
  why: valueIn,
  what: valueIn,
  some: someOf,
  ...Object.fromEntries(['language', 'languages', 'from', 'to'].map(name => [name, languagesIn])),
  ...Object.fromEntries(['dates', 'others'].map(name => [name, languagesBeside])),
  ...Object.fromEntries(COUNTS.map(name => [name, (_: AdminLanguage, value: string) => Number(value)])),
}

function valueIn(language: AdminLanguage, value: string, telling: Telling): string {
  return retellBy(telling, language, value)
}

/** «German, French», as English sentences name languages; whatever else is told there stays as it is. */
function languagesIn(language: AdminLanguage, value: string): string {
  const named = value.split(', ').map(english => localeCalled(english))
  const locales = named.flatMap(locale => locale ?? [])
  if (locales.length < named.length) return value
  return locales.map(locale => languageName(locale, language)).join(language === 'ja' ? '、' : ', ')
}

/** «“4 July” (German), “5 juillet” (French)»: after what is quoted, never within. */
function languagesBeside(language: AdminLanguage, value: string): string {
  return value.replace(/(?<=”) \((\w+)\)/g, (told, english: string) => {
    const locale = localeCalled(english)
    if (!locale) return told
    const name = languageName(locale, language)
    return language === 'ja' ? `（${name}）` : ` (${name})`
  })
}

const localeCalled = (english: string): Locale | undefined =>
  LOCALES.find(locale => ENGLISH_NAMES[locale] === english)

/** «A; B; C and 3 more» */
function someOf(language: AdminLanguage, value: string, telling: Telling): string {
  if (/ and \d+ more$/.test(value)) return retellBy(telling, language, value)
  const pieces = value.split('; ').map(each => retellBy(telling, language, each))
  return pieces.join(language === 'ja' ? '；' : '; ')
}

/** The longest run of sentences that is known together, then the next. */
function oneByOne(telling: Telling, language: AdminLanguage, text: string): string {
  const sentences = text.split(/(?<=[.!?:]) /)
  if (sentences.length === 1) return text
  const said: string[] = []
  for (let from = 0; from < sentences.length; ) {
    const { text: next, until } = longestFrom(telling, language, { sentences, from })
    said.push(next)
    from = until
  }
  return said.reduce((all, next) => `${all}${language === 'ja' && /[。：]$/.test(all) ? '' : ' '}${next}`)
}

type Rest = { sentences: readonly string[]; from: number }

function longestFrom(telling: Telling, language: AdminLanguage, { sentences, from }: Rest) {
  for (let until = sentences.length; until > from; until -= 1) {
    const text = known(telling, language, sentences.slice(from, until).join(' '))
    if (text !== undefined) return { text, until }
  }
  return { text: sentences[from] ?? '', until: from + 1 }
}

const TELLING = tellingOf({ ...SCREENS, ...TOLD }, Object.keys(TOLD), {})

/** The same by what screens of the browser know. */
export function retell(language: AdminLanguage, sentence: string): string {
  return momentsIn(language, retellBy(TELLING, language, sentence))
}
