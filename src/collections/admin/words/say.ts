import { _createCache, _createIntlFormatters, createTranslator, type IntlError } from 'use-intl/core'
import { type AdminLanguage, told, type Words } from './language'
import { SCREENS } from './screens'

export type Sentence = keyof typeof SCREENS
type Values = Record<string, string | number>

/** Screens share parsed sentences, as pages of the shop do. */
const cache = _createCache()
const formatters = _createIntlFormatters(cache)
const words: Words = SCREENS

/** As `new Intl.DateTimeFormat`, made once for each language and form: a screen of campaigns writes hundreds of instants. */
export const dateTimeFormat = formatters.getDateTimeFormat

/**
 * A sentence of our own screens in a language: `say('de', 'Ask for {count} codes', { count: 3 })`. The compiler knows
 * the sentences; one that lacks a value throws.
 */
export const say = (language: AdminLanguage, english: Sentence, values?: Values): string =>
  format(language, told(words, language, english) ?? english, values)

/** Fills values into a text of a language. */
export function format(language: AdminLanguage, text: string, values?: Values): string {
  const translate = createTranslator({
    locale: language,
    messages: { text },
    timeZone: 'UTC',
    onError: refuse,
    _cache: cache,
    _formatters: formatters,
  })
  return translate('text', values)
}

/** Says sentences in one language. */
export type Say = (english: Sentence, values?: Values) => string

export const sayIn =
  (language: AdminLanguage): Say =>
  (english, values) =>
    say(language, english, values)

function refuse(error: IntlError): never {
  throw error
}
