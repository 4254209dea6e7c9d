import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { may } from '../access/may'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'
import { bodyOf } from '../access/sent-body'
import { inOneTransaction } from '../hooks/transaction'
import type { Acted, Acting } from './acting'
import { type CampaignAction, MOVE_ACTION } from './action-names'
import { copyToNextYear } from './copy-to-next-year'
import { duplicate } from './duplicate'
import { moveEdge } from './move-edge'
import { endNow, extend } from './move-end'
import { publish } from './publish'
import { NotDone } from './publishing/not-done'

type Act = { needs: 'create' | 'update'; act: (acting: Acting) => Promise<Acted> }

const ACTIONS: Record<CampaignAction | typeof MOVE_ACTION, Act> = {
  publish: { needs: 'update', act: publish },
  'end-now': { needs: 'update', act: endNow },
  extend: { needs: 'update', act: extend },
  'copy-to-next-year': { needs: 'create', act: copyToNextYear },
  duplicate: { needs: 'create', act: duplicate },
  [MOVE_ACTION]: { needs: 'update', act: moveEdge },
}

const isAction = (text: unknown): text is keyof typeof ACTIONS =>
  typeof text === 'string' && Object.hasOwn(ACTIONS, text)

/** Up to the end of the year 9999. */
const instant = z.number().int().min(0).max(253_402_300_799_999)

const sent = z.object({
  seenEnd: instant,
  seenStart: instant.optional(),
  seen: z.string().max(100).optional(),
  to: z.object({ edge: z.enum(['from', 'until']), at: instant }).optional(),
})

/** `POST /cms/campaign-actions/ACTION/ID`: what a button of the campaign's form, or its line of time, does, in one transaction. */
export const campaignActionEndpoint: Endpoint = {
  path: '/campaign-actions/:action/:id',
  method: 'post',
  handler: async req => {
    const { action, id } = req.routeParams ?? {}
    if (!isAction(action)) return refuse(404, 'not_found', 'There is no such button.')
    const { needs, act } = ACTIONS[action]
    if (!isSameOrigin(req.headers) || !(await may(req, needs, 'campaigns'))) return refuseNotAllowed()
    const { data } = sent.safeParse(await bodyOf(req))
    if (!data) return refuse(400, 'bad_request', 'Load the page again, then press the button again.')
    return told(req, await actOrSayWhy(req, () => act({ req, id: String(id), ...data })))
  },
}

async function actOrSayWhy(req: PayloadRequest, act: () => Promise<Acted>): Promise<Acted> {
  try {
    return await inOneTransaction(req, act)
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    const { stop } = error
    return 'errors' in stop ? { refusal: stop.errors.join(' ') } : stop
  }
}

function told({ payload }: PayloadRequest, acted: Acted): Response {
  if (!acted) return refuse(404, 'not_found', 'This campaign is no longer there.')
  if ('refusal' in acted) return refuse(409, 'refused', acted.refusal)
  if ('warnings' in acted) return Response.json(acted, { status: 409 })
  const { sentence, id } = acted
  return Response.json({ sentence, leadsTo: `${payload.config.routes.admin}/collections/campaigns/${id}` })
}
