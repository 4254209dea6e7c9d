import type { Endpoint, PayloadRequest } from 'payload'
import { discard, publishNow, schedule, unschedule } from '@/server/price-sets/actions'
import { lookAgain, saveDraft } from '@/server/price-sets/draft'
import type { Acting } from '@/server/price-sets/on-price-set'
import type { Outcome } from '@/server/price-sets/outcome'
import { takeBack } from '@/server/price-sets/take-back'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isMarketer } from '../access/roles'
import { isSameOrigin } from '../access/same-origin'
import { formOf } from '../access/sent-body'
import type { PriceSetAction } from './action-names'
import { screenPath } from './path'
import { type Sent, sentBy } from './sent'

type Act = (sent: Sent, acting: Acting) => Promise<Outcome>

const ACTIONS: Record<PriceSetAction, Act> = {
  save: ({ typed }, acting) => saveDraft(typed, acting),
  publish: ({ set, isConfirmed }, acting) => publishNow(set, { ...acting, isConfirmed }),
  schedule: ({ set, when, isConfirmed }, acting) => schedule(set, when, { ...acting, isConfirmed }),
  unschedule: ({ set }, acting) => unschedule(set, acting),
  'look-again': ({ set }, acting) => lookAgain(set, acting),
  'take-back': ({ set }, acting) => takeBack(set, acting),
  discard: ({ set }) => discard(set),
}

const isAction = (text: unknown): text is PriceSetAction =>
  typeof text === 'string' && Object.hasOwn(ACTIONS, text)

/** `POST /cms/price-set-actions/ACTION`: what a form of the screen of price sets does, in one transaction. */
export const priceSetActionEndpoint: Endpoint = {
  path: '/price-set-actions/:action',
  method: 'post',
  handler: async req => {
    const action = req.routeParams?.action
    if (!isAction(action)) return refuse(404, 'not_found', 'There is no such button.')
    if (!isSameOrigin(req.headers) || !isMarketer(req.user)) return refuseNotAllowed()
    const sent = sentBy((await formOf(req)) ?? new FormData())
    const outcome = await ACTIONS[action](sent, { by: req.user?.email ?? '', at: Date.now() })
    return answer(req, action, { sent, outcome })
  },
}

type Told = { sent: Sent; outcome: Outcome }

/** A browser goes back to the screen, which shows again what was typed; any other client gets JSON. */
function answer(req: PayloadRequest, action: PriceSetAction, { sent, outcome }: Told): Response {
  if (!req.headers.get('accept')?.includes('text/html'))
    return Response.json(outcome, { status: outcome.ok ? 200 : statusOf(outcome.code) })
  const { admin } = req.payload.config.routes
  const isGone = action === 'discard' && outcome.ok
  const set = isGone ? '' : outcome.ok ? outcome.id : sent.set
  const told: Record<string, string> = outcome.ok
    ? { did: action }
    : { problem: outcome.code, field: outcome.field }
  const typed: Record<string, string> = action === 'save' && !outcome.ok ? { ...sent.typed, look: 'yes' } : {}
  const when: Record<string, string> = action === 'schedule' && !outcome.ok ? sent.when : {}
  const Location = screenPath(admin, { ...typed, ...when, ...(set && { set }), ...told })
  return new Response(null, { status: 303, headers: { Location } })
}

function statusOf(code: string): number {
  if (code === 'not_found') return 404
  return code === 'changed_meanwhile' || code === 'wrong_state' ? 409 : 422
}
