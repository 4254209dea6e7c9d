import type { AdminLanguage } from '../language'
import { spoken } from '../of-request'

const COMMAS: Record<AdminLanguage, string> = { en: ', ', de: ', ', ja: '、' }
const COLONS: Record<AdminLanguage, string> = { en: ': ', de: ': ', ja: '：' }

/** Parts with the comma of a language between them. */
export const listIn = (language: AdminLanguage, parts: readonly string[]): string =>
  parts.join(COMMAS[language])

/** The same in that of the screen. */
export const listText = (parts: readonly string[]): string => listIn(spoken(), parts)

/** A name and what it tells, with the colon of that language. */
export const pairText = (name: string, told: string): string => `${name}${COLONS[spoken()]}${told}`
