import type { AuthStrategy, Payload } from 'payload'
import { type Admission, admissionOf } from '@/server/staff/session-admission'

type Guarded = AuthStrategy & { unguarded: AuthStrategy['authenticate'] }

/**
 * Every request of the staff finds out who sends it here, whether for a page, a call or a server action. A session that has
 * ended, or may do nothing but set up a second factor, is nobody for all of them; `whoSignedIn` alone sees it.
 */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(guarded)
}

const isGuarded = (strategy: AuthStrategy): strategy is Guarded => 'unguarded' in strategy

function guarded(strategy: AuthStrategy): AuthStrategy {
  if (isGuarded(strategy)) return strategy
  const authenticate: AuthStrategy['authenticate'] = async args => {
    const result = await strategy.authenticate(args)
    const isAdmitted =
      !result.user || (await admissionOf(result.user.id, sessionOf(result.user))) === 'admitted'
    return isAdmitted ? result : { ...result, user: null }
  }
  const made: Guarded = { ...strategy, authenticate, unguarded: strategy.authenticate }
  return made
}

/** Who signed in, and what the session may do; null for nobody, and where it has ended. */
export type SignedIn = {
  id: string
  email: string
  role: string
  session: string
  admission: Exclude<Admission, 'ended'>
}

export async function whoSignedIn(payload: Payload, headers: Headers): Promise<SignedIn | null> {
  for (const strategy of payload.authStrategies) {
    const authenticate = isGuarded(strategy) ? strategy.unguarded : strategy.authenticate
    const { user } = await authenticate({ payload, headers, strategyName: strategy.name })
    if (user) return signedIn(user)
  }
  return null
}

type User = { id: string; email: string; role?: string | null }

async function signedIn(user: User): Promise<SignedIn | null> {
  const session = sessionOf(user) ?? ''
  const admission = await admissionOf(user.id, session)
  const { id, email, role } = user
  return admission === 'ended' ? null : { id, email, role: role ?? '', session, admission }
}

/** Payload puts it beside the fields of the login. */
const sessionOf = (user: object): string | undefined =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
