import type { Endpoint, PayloadRequest } from 'payload'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isMarketer, isWriter } from '../access/roles'
import { isSameOrigin } from '../access/same-origin'
import { formOf } from '../access/sent-body'
import { FOR_WRITERS, type LaunchAction } from './action-names'
import { type Acting, cancel, discard, make, publish, schedule } from './actions'
import type { LaunchOutcome } from './outcome'
import { launchPath } from './path'
import { add, remove, takeAlong } from './rows'
import { type Sent, sentBy } from './sent'
import { takeBack } from './take-back'
import { markOf } from './told-by-us'

const ACTIONS: Record<LaunchAction, (acting: Acting) => Promise<LaunchOutcome>> = {
  make,
  add,
  remove,
  'take-along': takeAlong,
  schedule,
  publish,
  cancel,
  'take-back': takeBack,
  discard,
}

const isAction = (text: unknown): text is LaunchAction =>
  typeof text === 'string' && Object.hasOwn(ACTIONS, text)

/** `POST /cms/launch-actions/ACTION`: what a form of the screen of launches does. */
export const launchActionEndpoint: Endpoint = {
  path: '/launch-actions/:action',
  method: 'post',
  handler: async req => {
    const action = req.routeParams?.action
    if (!isAction(action)) return refuse(404, 'not_found', 'There is no such button.')
    const isAllowed = FOR_WRITERS.includes(action) ? isWriter(req.user) : isMarketer(req.user)
    if (!isSameOrigin(req.headers) || !req.user || !isAllowed) return refuseNotAllowed()
    const sent = sentBy((await formOf(req)) ?? new FormData())
    const outcome = await ACTIONS[action]({ req, user: req.user, sent, at: Date.now() })
    return answer(req, action, { sent, outcome })
  },
}

type Told = { sent: Sent; outcome: LaunchOutcome }
const MAX_TOLD = 1000

/** A browser goes back to the screen, which shows again what was typed; any other client gets JSON. */
function answer(req: PayloadRequest, action: LaunchAction, { sent, outcome }: Told): Response {
  if (!req.headers.get('accept')?.includes('text/html'))
    return Response.json(outcome, { status: outcome.ok ? 200 : statusOf(outcome.code) })
  const { admin } = req.payload.config.routes
  const isGone = action === 'discard' && outcome.ok
  const launch = isGone ? '' : outcome.ok ? outcome.id : sent.launch
  const told: Record<string, string> = outcome.ok
    ? { did: action }
    : {
        field: outcome.field,
        ...toldOf(req, outcome.sentence.slice(0, MAX_TOLD).toWellFormed()),
        ...typedOf(sent),
      }
  return new Response(null, { status: 303, headers: { Location: launchPath(admin, { ...told, launch }) } })
}

const toldOf = ({ payload }: PayloadRequest, sentence: string): Record<string, string> => ({
  ...{ told: sentence, mark: markOf(payload.secret, sentence) },
})

const typedOf = ({ name, item, language, when }: Sent): Record<string, string> => ({
  ...{ name, item, language, at: when.at, zone: when.at === '' ? '' : when.zone },
})

function statusOf(code: string): number {
  if (code === 'not_found') return 404
  if (code === 'not_allowed') return 403
  return code === 'changed_meanwhile' || code === 'wrong_state' ? 409 : 422
}
