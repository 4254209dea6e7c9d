import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { isStorableText } from '@/server/runtime/storable-text'
import { isSameOrigin } from '../../access/same-origin'
import { type SignedIn, whoSignedIn } from '../guard-sessions'
import { isSafetyAction, type SafetyAction, setsUp } from './action-names'
import { ACTIONS, type Done, NOT_ALLOWED, type Sent } from './actions'

const MAX_TEXT = 100

/** `POST /cms/staff-safety/ACTION`: what a button of «Your sign-in» does. */
export const staffSafetyEndpoint: Endpoint = {
  path: '/staff-safety/:action',
  method: 'post',
  handler: async req => {
    const action = req.routeParams?.action
    if (!isSafetyAction(action))
      return refuse(404, { code: 'not_found', sentence: 'There is no such button.' })
    const who = isSameOrigin(req.headers) ? await whoSignedIn(req.payload, req.headers) : null
    if (!mayAct(who, action)) return refuse(403, NOT_ALLOWED)
    const done = await ACTIONS[action]({ who, sent: await sentBy(req), at: Date.now() })
    return answer(done)
  },
}

const mayAct = (who: SignedIn | null, action: SafetyAction): who is SignedIn =>
  who !== null && (who.admission === 'admitted' || setsUp(action))

async function sentBy(req: PayloadRequest): Promise<Sent> {
  await addDataAndFileToRequest(req)
  const text = (name: string): string => {
    const value: unknown = req.data?.[name]
    return typeof value === 'string' && isStorableText(value) ? value.slice(0, MAX_TEXT) : ''
  }
  return { code: text('code'), session: text('session'), user: text('user') }
}

const STATUS: Record<string, number> = { not_allowed: 403, not_found: 404, too_many_tries: 429 }

/** Nobody keeps an answer: it may hold recovery codes. */
function answer(done: Done): Response {
  if (!done.ok) return refuse(STATUS[done.code] ?? 422, done)
  return Response.json(done, { headers: { 'Cache-Control': 'no-store' } })
}

type Refused = { code: string; sentence: string }

const refuse = (status: number, { code, sentence }: Refused): Response =>
  Response.json(
    { errors: [{ message: sentence, data: { code, errors: [{ path: 'code', message: sentence }] } }] },
    { status },
  )
