import { z } from 'zod'
import { bindToken, type TokenAt, unbindToken } from '../../devices/token'
import { type Allowed, allowedWith, heldPlanOf } from '../../subscriptions'
import { type Answer, given, type RefusalWord, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { filledText, id, text } from '../text'

const row = { methods: ['POST'], dialect: 'envelope' } as const
const device_token = filledText(200)

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
  run: async ({ device_token, os, name, licence_id }, { customer, visit }) => {
    const [customerId, machine] = [customer.id, { id: device_token, name, os }]
    const tokens = await bindToken({ customerId, machine, licence: licence_id, at: visit.at })
    if (tokens.length === 0) return given({ bound: false, licences: [] })
    const held = licence_id && (await heldPlanOf({ customerId, id: licence_id }, visit.at))
    return told('bound', tokens, held ? allowedWith(held) : undefined)
  },
})

export const unbindDeviceToken = customerEndpoint({
  ...row,
  path: 'api/v2/unbind_token',
  does: 'Frees the places of a machine.',
  input: z.object({ device_token, licence_id: id.optional() }),
  run: async ({ device_token, licence_id }, { customer, visit }) => {
    const asked = { customerId: customer.id, token: device_token, licence: licence_id, at: visit.at }
    return told('freed', await unbindToken(asked))
  },
})

type Outcome = { ok: true } | { ok: false; why: RefusalWord }

/** Refused only where it worked at no licence; else each licence says what became of it. */
function told(done: 'bound' | 'freed', tokens: readonly TokenAt<Outcome>[], standing?: Allowed): Answer {
  const licences = tokens.map(({ licence, outcome }) => ({
    licence_id: licence,
    [done]: outcome.ok,
    ...(!outcome.ok && { error: outcome.why }),
  }))
  if (tokens.some(({ outcome }) => outcome.ok)) return given({ [done]: true, licences })
  const first = tokens[0]?.outcome
  return first?.ok === false && first.why !== 'not_found'
    ? refused(first.why, { data: { ...standing, licences } })
    : refused('not_found')
}
