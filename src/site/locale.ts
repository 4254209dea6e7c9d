export const LOCALES = ['en', 'ja', 'de', 'es', 'it', 'fr', 'zh'] as const
export type Locale = (typeof LOCALES)[number]

export const LOCALE_COOKIE = 'locale'
/** How long a chosen language is kept (SPEC 9). */
export const LOCALE_SECONDS = 7 * 24 * 3600

/** For `<html lang>` and `hreflang`: our Chinese is in simplified characters, wherever it is read. */
export const HTML_LANG: Record<Locale, string> = {
  en: 'en',
  ja: 'ja',
  de: 'de',
  es: 'es',
  it: 'it',
  fr: 'fr',
  zh: 'zh-Hans',
}

export const OPEN_GRAPH_LOCALE: Record<Locale, string> = {
  en: 'en_US',
  ja: 'ja_JP',
  de: 'de_DE',
  es: 'es_ES',
  it: 'it_IT',
  fr: 'fr_FR',
  zh: 'zh_CN',
}

export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  ja: '日本語',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  zh: '简体中文',
}

/** As the English sentences that the admin is told name them; whoever reads them in another language reads its own names. */
export const ENGLISH_NAMES: Record<Locale, string> = {
  en: 'English',
  ja: 'Japanese',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  fr: 'French',
  zh: 'Chinese',
}

/** The `lang` of words on a page of another language; undefined if they are in its own. */
export const foreignLang = (language: Locale, locale: Locale): string | undefined =>
  language === locale ? undefined : HTML_LANG[language]

/** The language of words that are marked with `lang`, or not marked as foreign on a page of `locale`. */
export const languageIn = (lang: string | undefined, locale: Locale): Locale =>
  LOCALES.find(each => HTML_LANG[each] === lang) ?? locale

export const isLocale = (text: string | undefined): text is Locale => LOCALES.some(locale => locale === text)
