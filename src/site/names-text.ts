import { HTML_LANG, type Locale } from './locale'

/** 'A, B and C', as the language lists names. */
export const namesText = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(HTML_LANG[locale], { type: 'conjunction' }).format(names)

/** 'Netflix Downloader, Windows, 1 year': with the comma of the language alone. */
export const partsText = (parts: readonly string[], locale: Locale): string =>
  parts.join(locale === 'ja' || locale === 'zh' ? '、' : ', ')
