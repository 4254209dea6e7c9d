import { z } from 'zod'
import { nextPath } from '@/site/next-path'
import { logIn as logInOfAccounts } from '../../accounts/login'
import { register as registerOfAccounts } from '../../accounts/register'
import { database } from '../../runtime/database'
import { closeSession } from '../../sessions/session'
import { signedOut } from '../../sessions/session-cookies'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { field, secret } from '../fields'
import { byNetwork, deviceOf, signedIn, user, welcome } from './welcome'

export const logIn = endpoint({
  does: 'Signs a customer in: gives a token and sets the cookies.',
  ...user,
  action: 'login',
  input: z.object({ email: field('email'), password: secret }),
  gives: signedIn,
  limit: byNetwork('login_from_network'),
  run: async ({ email, password }, call) =>
    welcome(await logInOfAccounts({ email, secret: password, device: deviceOf(call) })),
})

export const register = endpoint({
  does: 'Opens an account and signs in; an email asks to confirm the address.',
  ...user,
  action: 'register',
  input: z.object({
    email: field('email'),
    password: secret,
    username: z.union([z.literal(''), field('username')]).optional(),
    marketing: z.stringbool().or(z.boolean()).optional(),
    ref: z.string().max(100).optional(),
  }),
  gives: signedIn,
  limit: byNetwork('register'),
  run: async ({ password, ...input }, call) =>
    welcome(await registerOfAccounts({ ...input, secret: password, device: deviceOf(call) }, call.visit)),
})

export const logOut = endpoint({
  does: 'Ends the sign-in of the token.',
  ...user,
  action: 'logout',
  input: z.object({ next: z.string().optional() }),
  gives: z.strictObject({ logged_out: z.literal(true) }),
  run: async ({ next }, { token }) => {
    if (token) await closeSession(database, token)
    return given({ logged_out: true }, { cookies: signedOut(), goTo: nextPath(next, '/') })
  },
})
