import { utcDay } from '@/server/time-zones/days'
import { labelled } from '../words/labelled'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'
import { dayIn } from '../words/written/day-in'

type Licence = { state: string; expires: unknown }

/** What holds at an instant (ms): the shop keeps no state for a licence whose time is over. */
export function licenceStateText({ state, expires }: Licence, at: number, language: AdminLanguage): string {
  const end = typeof expires === 'string' ? Date.parse(expires) : Number.NaN
  if (state === 'active' && end <= at)
    return say(language, 'Expired on {day}', { day: dayIn(language, utcDay(end)) })
  const words = labelled(state.replaceAll('_', ' '), language)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
