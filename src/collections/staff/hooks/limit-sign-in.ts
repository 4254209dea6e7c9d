import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { CLIENT_IP, networkOf } from '@/server/http/client-ip'
import { cookieText } from '@/server/http/cookie'
import { consume } from '@/server/http/rate-limit'
import { markOfBrowser } from '@/server/staff/known-browser'
import { forgiveSignInTry, type SigningIn, takeSignInTry } from '@/server/staff/sign-in-tries'
import { hashForNobody } from './hash-for-nobody'
import { refuseTry } from './refuse-try'

/**
 * Counts sign-in tries, and works alike for known and unknown addresses: a look-up and a slow hash, which Payload makes
 * for known ones only.
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { email, password } = Object('data' in args && args.data)
  if (operation !== 'login' || typeof email !== 'string' || typeof password !== 'string') return args
  refuseTry(req, await takeSignInTry(tryOf(req, email)))
  await hashForNobody(req, email, password)
  return args
}

export const limitReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword')
    refuseTry(req, await consume('staff_reset', networkOf(req.headers.get(CLIENT_IP) ?? '')))
  return args
}

export const rememberBrowser: CollectionAfterLoginHook = async ({ req, user }) => {
  await forgiveSignInTry(tryOf(req, user.email))
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookieText(markOfBrowser(user.email)))
}

export const tryOf = ({ headers }: PayloadRequest, email: string): SigningIn => ({
  email,
  ip: headers.get(CLIENT_IP) ?? '',
  cookies: headers.get('cookie'),
})
