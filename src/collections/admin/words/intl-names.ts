import { isLocale } from '@/site/locale'
import type { AdminLanguage, InLanguages } from './language'

type Names = Record<AdminLanguage, Intl.DisplayNames>

const namesOf = (type: Intl.DisplayNamesType): Names => ({
  en: new Intl.DisplayNames('en', { type }),
  de: new Intl.DisplayNames('de', { type }),
  ja: new Intl.DisplayNames('ja', { type }),
})

const COUNTRIES = namesOf('region')
const LANGUAGES = namesOf('language')

const isCode = (code: unknown): code is string => typeof code === 'string' && /^[a-z]{2}$/i.test(code)

/** A language of the shop as the reader calls it: «German», «Deutsch», «ドイツ語». Whatever else is given stays as it is. */
export const languageName = (code: string, language: AdminLanguage): string =>
  isLocale(code) ? (LANGUAGES[language].of(code) ?? code) : code

export const countryName = (code: string, language: AdminLanguage): string | undefined =>
  isCode(code) ? COUNTRIES[language].of(code.toUpperCase()) : undefined

/** The English name of a country or a language in every language, by its code; undefined where it is neither. */
export const nameInLanguages = (english: string, code: unknown): InLanguages | undefined =>
  isCode(code)
    ? [inAll(COUNTRIES, code.toUpperCase()), inAll(LANGUAGES, code.toLowerCase())].find(
        ({ en }) => en === english,
      )
    : undefined

const inAll = (names: Names, code: string): InLanguages => ({
  en: names.en.of(code) ?? code,
  de: names.de.of(code) ?? code,
  ja: names.ja.of(code) ?? code,
})
