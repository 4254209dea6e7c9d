import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerReview, type NotDecided, refuseReview, showReview } from '@/server/customer-reviews/decide'
import { isStorableText } from '@/server/runtime/storable-text'
import { isRefusalReason } from '@/site/customer-review'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'
import { formOf } from '../access/sent-body'
import { mayDecide } from './may'
import { NOT_DONE, type Problem } from './not-done'
import { reviewsPath, stateOf } from './path'

const MAX_ANSWER = 2_000

/** `seen`: when what was read had been written, in ms; `state`: which list it was read in. */
const SENT = z.object({
  id: z.uuid(),
  seen: z.coerce.number().int().positive().max(8.64e15),
  state: z.string().optional(),
  reason: z.string().optional(),
  answer: z
    .string()
    .refine(isStorableText)
    .transform(text => text.replace(/\r\n?/g, '\n').trim())
    .optional(),
})

type Sent = z.output<typeof SENT>
type Acting = { sent: Sent; staff: { id: string; email: string }; at: number }
type Act = (acting: Acting) => Promise<NotDecided | { why: Problem } | null>

const asked = ({ sent: { id, seen }, staff, at }: Acting) => ({ id, seen, staff, at })

const ACTIONS: Readonly<Record<string, Act>> = {
  show: acting => showReview(asked(acting)),
  refuse: async acting => {
    const { reason } = acting.sent
    return isRefusalReason(reason) ? refuseReview(asked(acting), reason) : { why: 'no_reason' }
  },
  answer: async acting => {
    const { answer = '' } = acting.sent
    return answer.length > MAX_ANSWER ? { why: 'bad_text' } : answerReview(asked(acting), answer)
  },
}

const STATUS: Record<Problem, number> = {
  changed_meanwhile: 409,
  not_found: 404,
  no_reason: 422,
  bad_text: 422,
}

/** `POST /cms/customer-review-actions/ACTION`: what a form of the screen of customer reviews does. */
export const customerReviewEndpoint: Endpoint = {
  path: '/customer-review-actions/:action',
  method: 'post',
  handler: async req => {
    const name = String(req.routeParams?.action)
    const act = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
    if (!act) return refuse(404, 'not_found', 'There is no such button.')
    const { user } = req
    if (!isSameOrigin(req.headers) || !user || !mayDecide(user)) return refuseNotAllowed()
    const { data: sent } = SENT.safeParse(Object.fromEntries((await formOf(req)) ?? new FormData()))
    if (!sent) return refuse(400, 'bad_form', 'Load the page again, then press the button again.')
    const staff = { id: String(user.id), email: user.email ?? '' }
    const refused = await act({ sent, staff, at: Date.now() })
    return answer(req, { name, sent, problem: refused?.why })
  },
}

type Told = { name: string; sent: Sent; problem: Problem | undefined }

/** A browser goes back to the list; any other client gets JSON. */
function answer(req: PayloadRequest, { name, sent, problem }: Told): Response {
  if (!req.headers.get('accept')?.includes('text/html'))
    return problem ? refuse(STATUS[problem], problem, NOT_DONE[problem]) : Response.json({ ok: true })
  const { admin } = req.payload.config.routes
  const state = problem === 'changed_meanwhile' ? 'waiting' : stateOf(sent.state)
  const path = reviewsPath(admin, { state, ...(problem ? { problem } : { did: name }) })
  return new Response(null, { status: 303, headers: { Location: path } })
}
