import { APIError, type CollectionBeforeChangeHook, type GlobalBeforeChangeHook } from 'payload'
import { isRecent } from '@/server/staff/sessions'

const GUARDED = ['email', 'role'] as const

/** Who signs in, and how, is changed by somebody who signed in a moment ago: an old session is not enough. */
export const askRecentSignIn: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isGuarded =
    operation === 'create' ||
    Boolean(data.password) ||
    GUARDED.some(name => name in data && data[name] !== originalDoc?.[name])
  if (isGuarded) await refuseOldSession(req.user)
  return data
}

export const askRecentSignInOfGlobal: GlobalBeforeChangeHook = async ({ data, req }) => {
  await refuseOldSession(req.user)
  return data
}

/** Without anybody it is the shop itself, or the link of an email. */
async function refuseOldSession(user: object | null): Promise<void> {
  if (!user) return
  const session = '_sid' in user ? String(user._sid) : ''
  if (await isRecent(session, Date.now())) return
  throw new APIError(
    'For this you must have signed in within the last 15 minutes. Sign out, sign in, and save it again.',
    403,
    { code: 'sign_in_again' },
    true,
  )
}
