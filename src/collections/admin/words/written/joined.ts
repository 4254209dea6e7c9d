import { partsText } from '@/site/names-text'
import type { AdminLanguage } from '../language'
import { spoken } from '../of-request'

const COLONS: Record<AdminLanguage, string> = { en: ': ', de: ': ', ja: '：' }

/** Parts with the comma of the screen's language between them. */
export const listText = (parts: readonly string[]): string => partsText(parts, spoken())

/** A name and what it tells, with the colon of that language. */
export const pairText = (name: string, told: string): string => `${name}${COLONS[spoken()]}${told}`
