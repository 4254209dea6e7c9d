import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { database } from '@/server/runtime/database'
import { type FactorRefusal, isFactorOn } from '@/server/staff/second-factor/factor'
import { forgetCodeTries, proveFactor } from '@/server/staff/second-factor/prove'
import { endStaffSessions } from '@/server/staff/sessions'
import { returnSignInTry } from '@/server/staff/sign-in-tries'
import { tryOf } from './limit-sign-in'

const NEEDED: FactorRefusal = {
  ok: false,
  code: 'second_factor_needed',
  sentence: 'Your password is right. Now type the code of your app.',
}

/**
 * After the right password: whoever has a second factor brings a code in the same call, or no session begins. By an emailed link
 * a password is set, which signs nobody in who has one (`signNobodyIn`).
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[RESETTING] || !(await isFactorOn(database, user.id))) return user
  const code: unknown = req.data?.code
  if (typeof code !== 'string' || !code.trim()) {
    await returnSignInTry(tryOf(req, user.email))
    throw refused(NEEDED)
  }
  const proof = await proveFactor(user.id, code, Date.now())
  if (!proof.ok) throw refused(proof)
  return user
}

const RESETTING = 'isPasswordReset'

export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context[RESETTING] = true
  return args
}

/** A link of an email is no second factor: the password is set, and the sign-in asks for the code. */
export const signNobodyIn: CollectionAfterOperationHook = async ({ operation, result }) => {
  if (operation !== 'resetPassword') return result
  const { user } = Object(result)
  if (!(await isFactorOn(database, user.id))) return result
  await endStaffSessions(database, user.id)
  await forgetCodeTries(user.id)
  return { token: '', user: null }
}

const TOO_MANY = 'too_many_tries'

const refused = ({ code, sentence }: FactorRefusal): APIError =>
  new APIError(
    sentence,
    code === TOO_MANY ? 429 : 401,
    { code, errors: [{ path: 'code', message: sentence }] },
    true,
  )
