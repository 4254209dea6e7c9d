import { database, inTransaction } from '@/server/runtime/database'
import { endSessionsOf, resetFactorOf } from '@/server/staff/others'
import {
  beginFactor,
  confirmFactor,
  type FactorRefusal,
  isFactorOn,
  removeFactor,
  renewRecoveryCodes,
} from '@/server/staff/second-factor/factor'
import { proveFactor } from '@/server/staff/second-factor/prove'
import { endStaffSessions, isRecent } from '@/server/staff/sessions'
import { isAdmin } from '../../access/roles'
import type { SignedIn } from '../guard-sessions'
import type { SafetyAction } from './action-names'

/** `code` of the app; `session` and `user` are ids that somebody sent. */
export type Sent = { code: string; session: string; user: string }
type Acting = { who: SignedIn; sent: Sent; at: number }
export type Done = { ok: true; codes?: string[] } | FactorRefusal

type Act = (acting: Acting) => Promise<Done>

const OK: Done = { ok: true }

/** Each does one thing by one member of the staff, and asks for the proof that it needs. */
export const ACTIONS: Record<SafetyAction, Act> = {
  'set-up': async ({ who, at }) =>
    (await isRecent(who.session, at)) ? beginFactor(who.id, at) : SIGN_IN_AGAIN,
  confirm: ({ who, sent, at }) => confirmFactor({ user: who.id, session: who.session, code: sent.code, at }),
  'sign-out': ({ who }) => end(who.id, { only: who.session }),
  'turn-off': acting => proved(acting, () => turnOff(acting.who.id)),
  'new-codes': acting =>
    proved(acting, async () => ({ ok: true, codes: await renewRecoveryCodes(acting.who.id) })),
  'end-session': ({ who, sent }) => end(who.id, { only: sent.session }),
  'end-other-sessions': ({ who }) => end(who.id, { but: who.session }),
  'end-sessions-of': acting => onAnother(acting, endSessionsOf),
  'reset-factor-of': acting => onAnother(acting, resetFactorOf),
}

async function end(user: string, which: { only?: string; but?: string }): Promise<Done> {
  await endStaffSessions(database, user, which)
  return OK
}

async function turnOff(user: string): Promise<Done> {
  await inTransaction(tx => removeFactor(tx, user, 'off'))
  return OK
}

/** With a code of the own second factor. */
async function proved({ who, sent, at }: Acting, act: () => Promise<Done>): Promise<Done> {
  if (!(await isFactorOn(database, who.id))) return NOT_ON
  const proof = await proveFactor(who.id, sent.code, at)
  return proof.ok ? act() : proof
}

type OnAnother = typeof endSessionsOf

/** By an admin who signed in a moment ago, on any login but the own one. */
async function onAnother({ who, sent: { user }, at }: Acting, act: OnAnother): Promise<Done> {
  if (!isAdmin(who)) return NOT_ALLOWED
  if (user === who.id) return OWN_LOGIN
  if (!(await isRecent(who.session, at))) return SIGN_IN_AGAIN
  return (await act({ admin: who, user, at })) ? OK : NO_SUCH_LOGIN
}

const refusal = (code: string, sentence: string): FactorRefusal => ({ ok: false, code, sentence })

export const NOT_ALLOWED = refusal('not_allowed', 'You are not allowed to perform this action.')
const SIGN_IN_AGAIN = refusal(
  'sign_in_again',
  'For this you must have signed in within the last 15 minutes. Sign out, sign in, and press it again.',
)
const NOT_ON = refusal('second_factor_is_off', 'Your second factor is off. Load the page again.')
const OWN_LOGIN = refusal('own_login', 'This is your own login: use the buttons above.')
const NO_SUCH_LOGIN = refusal('not_found', 'There is no such login anymore. Load the page again.')
