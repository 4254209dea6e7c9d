import { isDay } from '@/server/time-zones/days'
import { type AdminLanguage, HABITS } from '../language'
import { dateTimeFormat } from '../say'
import { dayIn } from './day-in'

const MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

/** An instant (ms) in a language: 24 Nov 2026, 09:00 UTC. */
export const momentIn = (language: AdminLanguage, at: number): string =>
  `${dateTimeFormat(HABITS[language], MOMENT).format(at)} UTC`

/** Instants as the server writes them in a sentence: «2026-11-24 09:00 (UTC)», «2026-11-24 09:00 UTC». */
const INSTANT = /(\d{4}-\d\d-\d\d) (\d\d:\d\d) (?:\(UTC\)|UTC\b(?![+-]))/g
/** Days alone; one with a time of another zone, within a name, or quoted, stays. */
const DAY = /(?<![\w“-])\d{4}-\d\d-\d\d(?![\w-]| \d\d:)/g

/** A sentence with its instants and days as people of the language write them. */
export const momentsIn = (language: AdminLanguage, sentence: string): string =>
  sentence
    .replace(INSTANT, (_, day: string, time: string) => momentIn(language, Date.parse(`${day}T${time}Z`)))
    .replace(DAY, day => (isDay(day) ? dayIn(language, day) : day))
