import { type AdminLanguage, HABITS } from '../language'

const MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

/** An instant (ms) in a language: 24 Nov 2026, 09:00 UTC. */
export const momentIn = (language: AdminLanguage, at: number): string =>
  `${new Intl.DateTimeFormat(HABITS[language], MOMENT).format(at)} UTC`
