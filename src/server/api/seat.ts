import { z } from 'zod'

export const seatRefusal = z
  .enum(['not_found', 'not_allowed', 'device_limit', 'removal_limit'])
  .meta({ id: 'PlaceRefusal' })

export type SeatOutcome = { ok: true } | { ok: false; why: z.output<typeof seatRefusal> }

/** What an answer says of a device that got no place, or was not freed; nothing where it worked. */
export const seatError = (outcome: SeatOutcome) => ({ ...(!outcome.ok && { error: outcome.why }) })
