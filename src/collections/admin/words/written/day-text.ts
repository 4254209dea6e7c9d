import type { Day } from '@/server/time-zones/days'
import { spoken } from '../of-request'
import { dayIn } from './day-in'

/** A day in the language of the screen. */
export const dayText = (day: Day, format?: Intl.DateTimeFormatOptions): string => dayIn(spoken(), day, format)
