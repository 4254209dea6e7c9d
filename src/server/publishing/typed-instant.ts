import { isTimeZone, zonedInstant } from '../time-zones/zoned-instant'

/** A date and a time as the clock of a named time zone shows them. */
export type When = { at: string; zone: string }

export type NoInstant = {
  ok: false
  code: 'no_zone' | 'no_time' | 'skipped' | 'twice' | 'in_the_past'
  field: keyof When
  sentence: string
}

const none = (code: NoInstant['code'], field: keyof When, sentence: string): NoInstant => ({
  ok: false,
  code,
  field,
  sentence,
})

/** The instant (ms) of what was typed, or why it is none that is to come. */
export function instantToCome({ at, zone }: When, now: number): number | NoInstant {
  if (!isTimeZone(zone)) return none('no_zone', 'zone', 'Choose a time zone from the list.')
  const found = zonedInstant(at, zone)
  if (found.ok)
    return found.at > now
      ? found.at
      : none('in_the_past', 'at', 'That is in the past. Type a later time, or publish it now.')
  switch (found.why) {
    case 'no_time':
      return none('no_time', 'at', 'Type a date and a time such as 2026-12-01 09:00.')
    case 'skipped':
      return none('skipped', 'at', 'The clock skips this time there. Type another.')
    case 'twice':
      return none('twice', 'at', 'The clock shows this time twice that day. Type it in UTC.')
  }
}
