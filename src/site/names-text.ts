import { HTML_LANG, type Locale } from './locale'

/** 'A, B and C', as the language lists names. */
export const namesText = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(HTML_LANG[locale], { type: 'conjunction' }).format(names)
