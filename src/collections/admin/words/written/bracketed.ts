import type { AdminLanguage } from '../language'

/** A name with what belongs to it, in the brackets of a language. */
export const bracketed = (language: AdminLanguage, name: string, inside: string): string =>
  language === 'ja' ? `${name}（${inside}）` : `${name} (${inside})`
