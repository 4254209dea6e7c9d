/** The languages that the admin speaks. English is the source: its sentences are the keys of the others. */
export const ADMIN_LANGUAGES = ['en', 'de', 'ja'] as const
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** The language of a request or a form of Payload; English where it is none of ours. */
export const adminLanguage = (language: string | undefined): AdminLanguage =>
  ADMIN_LANGUAGES.find(known => known === language) ?? 'en'

/** What stands beside an English sentence: German, then Japanese. */
type Told = readonly [de: string, ja: string]

/** English sentences with their translations. Placeholders and plurals are those of ICU, as in the texts of the shop. */
export type Words = Readonly<Record<string, Told>>

/** The same sentence in a language; `undefined` where it is not translated. */
export const told = (words: Words, language: AdminLanguage, english: string): string | undefined =>
  language === 'en' ? english : words[english]?.[language === 'de' ? 0 : 1]

/** How dates and numbers are written. */
export const HABITS: Record<AdminLanguage, string> = { en: 'en-GB', de: 'de-DE', ja: 'ja-JP' }

/** Words as Payload takes them. */
export type InLanguages = Record<AdminLanguage, string>
