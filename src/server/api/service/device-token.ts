import { z } from 'zod'
import { bindToken, type TokenAt, unbindToken } from '../../devices/token'
import { allowedWith } from '../../subscriptions/actions'
import { heldPlanOf } from '../../subscriptions/held-plan'
import { given, type Refused, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { standing } from '../held-plan'
import { type SeatOutcome, seatError, seatRefusal } from '../seat'
import { uuid } from '../terms'
import { filledText, id, text } from '../text'

const row = { methods: ['POST'], dialect: 'envelope' } as const
const device_token = filledText(200)

const boundAt = z.strictObject({ licence_id: uuid, bound: z.boolean(), error: seatRefusal.optional() })
const freedAt = z.strictObject({ licence_id: uuid, freed: z.boolean(), error: seatRefusal.optional() })

export const bindDeviceToken = customerEndpoint({
  does: 'Binds a machine to the account: it takes a place of each licence that has one free, or of the one named.',
  ...row,
  path: 'api/v2/bind_token',
  input: z.object({
    device_token,
    os: z.enum(['win', 'mac']),
    name: text(200).default(''),
    licence_id: id.optional(),
  }),
  gives: z.strictObject({ bound: z.boolean(), licences: z.array(boundAt) }),
  refuses: standing.partial().extend({ licences: z.array(boundAt) }),
  run: async ({ device_token, os, name, licence_id }, { customer, visit }) => {
    const [customerId, machine] = [customer.id, { id: device_token, name, os }]
    const tokens = await bindToken({ customerId, machine, licence: licence_id, at: visit.at })
    const licences = tokens.map(({ licence, outcome }) => ({
      licence_id: licence,
      bound: outcome.ok,
      ...seatError(outcome),
    }))
    if (tokens.length === 0 || worked(tokens)) return given({ bound: tokens.length > 0, licences })
    const held = licence_id && (await heldPlanOf({ customerId, id: licence_id }, visit.at))
    return refusal(tokens, { ...(held && allowedWith(held)), licences })
  },
})

export const unbindDeviceToken = customerEndpoint({
  ...row,
  path: 'api/v2/unbind_token',
  does: 'Frees the places of a machine.',
  input: z.object({ device_token, licence_id: id.optional() }),
  gives: z.strictObject({ freed: z.literal(true), licences: z.array(freedAt) }),
  refuses: z.strictObject({ licences: z.array(freedAt) }),
  run: async ({ device_token, licence_id }, { customer, visit }) => {
    const asked = { customerId: customer.id, token: device_token, licence: licence_id, at: visit.at }
    const tokens = await unbindToken(asked)
    const licences = tokens.map(({ licence, outcome }) => ({
      licence_id: licence,
      freed: outcome.ok,
      ...seatError(outcome),
    }))
    return worked(tokens) ? given({ freed: true, licences }) : refusal(tokens, { licences })
  },
})

type Tokens = readonly TokenAt<SeatOutcome>[]

/** Refused only if it worked at no licence; else each licence has its own outcome. */
const worked = (tokens: Tokens): boolean => tokens.some(({ outcome }) => outcome.ok)

function refusal<R>([first]: Tokens, data: R): Refused<R> {
  return first?.outcome.ok === false && first.outcome.why !== 'not_found'
    ? refused(first.outcome.why, { data })
    : refused('not_found')
}
