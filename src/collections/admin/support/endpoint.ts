import type { Endpoint, PayloadRequest } from 'payload'
import type { Acting, ConsoleAction, ConsoleResult, Staff } from '@/server/support-console/audit'
import { extendLicenceByStaff } from '@/server/support-console/extend-licence'
import { actOnLicence } from '@/server/support-console/licence-actions'
import { moveOrder } from '@/server/support-console/move-order'
import { refundOrder } from '@/server/support-console/refund'
import { releaseComputer } from '@/server/support-console/release-computer'
import { resendKeys } from '@/server/support-console/resend'
import { sendEmailAgain } from '@/server/support-console/send-email'
import { showEmail } from '@/server/support-console/show-email'
import { actOnSubscription } from '@/server/support-console/subscription-actions'
import { insertReply, saveDraft } from '@/server/support-console/tickets/draft'
import { actOnTicket } from '@/server/support-console/tickets/ticket-actions'
import { AMOUNT_REFUSALS } from '@/server/support-console/typed-amount'
import { isAdmin, isSupport } from '../../access/roles'
import { isSameOrigin } from '../../access/same-origin'
import { formOf } from '../../access/sent-body'
import { reasonIn, type Sent, sentBy } from './form'
import { deskPath } from './path'

type Act = (subject: string, acting: Acting, sent: Sent) => Promise<ConsoleResult | undefined>

/** Typing is no deed: drafts stand in no log. */
type DeskAction = ConsoleAction | 'save_draft' | 'insert_reply'

const ACTIONS: Record<DeskAction, Act> = {
  resend: resendKeys,
  refund: (order, acting, { amount, seen }) => refundOrder(order, acting, { amount, seen }),
  revoke: (licence, acting) => actOnLicence('revoke', licence, acting),
  restore: (licence, acting) => actOnLicence('restore', licence, acting),
  reissue: (licence, acting) => actOnLicence('reissue', licence, acting),
  show_key: (licence, acting) => actOnLicence('show_key', licence, acting),
  release_computer: releaseComputer,
  move_order: moveOrder,
  extend_licence: (licence, acting, { days }) => extendLicenceByStaff(licence, acting, days),
  show_email: (email, acting) => showEmail('show_email', email, acting),
  show_whole_email: (email, acting) => showEmail('show_whole_email', email, acting),
  send_email: sendEmailAgain,
  charge: (id, acting) => actOnSubscription('charge', id, { acting }),
  extend: (id, acting, { days }) => actOnSubscription('extend', id, { acting, wanted: { days } }),
  end_now: (id, acting) => actOnSubscription('end_now', id, { acting }),
  save_draft: (ticket, acting, { text = '' }) => saveDraft(ticket, acting, text),
  insert_reply: (ticket, acting, { text = '', reply = '' }) => insertReply(ticket, acting, { text, reply }),
  answer: (ticket, acting, typed) => actOnTicket('answer', ticket, { acting, typed }),
  note: (ticket, acting, typed) => actOnTicket('note', ticket, { acting, typed }),
  take: (ticket, acting) => actOnTicket('take', ticket, { acting }),
  give_free: (ticket, acting) => actOnTicket('give_free', ticket, { acting }),
  close: (ticket, acting) => actOnTicket('close', ticket, { acting }),
  reopen: (ticket, acting) => actOnTicket('reopen', ticket, { acting }),
}

/** Looking and answering ask for no reason, but are logged. */
const WITHOUT_REASON: readonly DeskAction[] = [
  ...(['show_key', 'show_email', 'show_whole_email'] as const),
  ...(['save_draft', 'insert_reply', 'answer', 'note', 'take', 'give_free', 'close', 'reopen'] as const),
]
const ADMIN_ONLY: readonly DeskAction[] = ['show_whole_email']

const isAction = (text: unknown): text is DeskAction =>
  typeof text === 'string' && Object.hasOwn(ACTIONS, text)

const STATUS: Record<ConsoleResult['outcome'], number> = { done: 200, asked: 202, refused: 409, failed: 502 }

const TYPED_WRONG: readonly string[] = [
  ...AMOUNT_REFUSALS,
  'bad_days',
  'bad_email',
  'no_proof',
  'weak_proof',
  'bad_text',
  'placeholder_left',
]

const statusOf = ({ outcome, code = '' }: ConsoleResult): number =>
  TYPED_WRONG.includes(code) ? 422 : STATUS[outcome]

/** `POST /cms/support/ACTION`: what support does to an order, subscription, licence, computer, ticket or email, from a form of the desk only. */
export const supportEndpoint: Endpoint = {
  path: '/support/:action',
  method: 'post',
  handler: async req => {
    const staff = staffOf(req)
    if (!staff) return refuse(401, 'not_signed_in')
    if (!isSupport(req.user) || !isSameOrigin(req.headers)) return refuse(403, 'forbidden')
    const action = req.routeParams?.action
    const form = await formOf(req)
    const sent = form && sentBy(form)
    if (!isAction(action) || !sent) return refuse(isAction(action) ? 400 : 404, 'unknown_form')
    if (ADMIN_ONLY.includes(action) && !isAdmin(req.user)) return refuse(403, 'forbidden')
    const reason = (form && reasonIn(form)) ?? null
    if (reason === null && !WITHOUT_REASON.includes(action))
      return answer(req, sent, { error: 'reason' }, 422)
    const acting = { idempotencyKey: sent.idempotencyKey, staff, reason, at: Date.now() }
    const result = await ACTIONS[action](sent.subject, acting, sent)
    if (!result) return answer(req, sent, { error: 'not_found' }, 404)
    return answer(req, sent, result, statusOf(result))
  },
}

const refuse = (status: number, error: string) => Response.json({ error }, { status })

function staffOf({ user }: PayloadRequest): Staff | undefined {
  return user ? { id: String(user.id), email: user.email ?? '' } : undefined
}

type ActionResult = ConsoleResult | { error: string }

/** A browser goes back to the screen; any other client gets JSON. */
function answer(
  req: PayloadRequest,
  { name, idempotencyKey }: Sent,
  told: ActionResult,
  status: number,
): Response {
  if (!req.headers.get('accept')?.includes('text/html')) return Response.json(told, { status })
  const { admin } = req.payload.config.routes
  const more: Record<string, string> = 'error' in told ? { problem: told.error } : { did: idempotencyKey }
  const screen = ('screen' in told ? told.screen : undefined) ?? name
  return new Response(null, { status: 303, headers: { Location: deskPath({ admin, name: screen, more }) } })
}
