import { z } from 'zod'

/** Why a computer got no place of a licence, or could not give it up. */
export const seatRefusal = z
  .enum(['not_found', 'not_allowed', 'device_limit', 'removal_limit'])
  .meta({ id: 'PlaceRefusal' })

/** Whether it worked. */
export type SeatOutcome = { ok: true } | { ok: false; why: z.output<typeof seatRefusal> }

/** The same beside what is told of a licence; nothing where it worked. */
export const seatError = (outcome: SeatOutcome) => ({ ...(!outcome.ok && { error: outcome.why }) })
