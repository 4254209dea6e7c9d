/** How pages are looked at: in which languages, colours and widths (pixels). */
export const LOCALES = ['en', 'de', 'ja', 'zh', 'es'] as const
/** What tests measure in every look: a script of Europe with short and one with long words, and one of Asia. */
const MEASURED: readonly LookedLocale[] = ['en', 'de', 'ja']
export const SCHEMES = ['light', 'dark'] as const
export const WIDTHS = ['390', '1440'] as const

export type LookedLocale = (typeof LOCALES)[number]
export type Look = {
  locale: LookedLocale
  colorScheme: (typeof SCHEMES)[number]
  width: (typeof WIDTHS)[number]
}

/** What stands before the paths of pages that have one address for each language. */
export const prefixOf = (locale: LookedLocale): string =>
  locale === 'en' || locale === 'ja' ? '' : `/${locale}`

/** The host of the shop that speaks a language. */
export const hostOf = (locale: LookedLocale): string => (locale === 'ja' ? 'jp.localhost' : 'localhost')

/** What the tests of quality look at: `npm test` in English and light alone, `npm run a11y` in everything. */
export const LOOKED: { locales: readonly LookedLocale[]; schemes: readonly Look['colorScheme'][] } =
  process.env.A11Y === 'all'
    ? { locales: MEASURED, schemes: SCHEMES }
    : { locales: ['en'], schemes: ['light'] }
