import { z } from 'zod'
import { nextPath } from '@/site/next-path'
import * as accounts from '../../accounts'
import { networkOf } from '../../client-ip'
import { database } from '../../database'
import type { LimitName } from '../../limits'
import { type Answer, given, type Refused } from '../answer'
import type { Call } from '../call'
import { customerEndpoint, endpoint } from '../endpoint'
import { field, secret } from '../fields'

const user = { path: 'user.php', methods: ['POST'], dialect: 'envelope' } as const

/** A limit that counts by where a call comes from. */
const byNetwork =
  (name: LimitName) =>
  (_: unknown, { ip }: Call) => ({ name, key: networkOf(ip) })

/** What the caller signs in with, as its browser tells. */
const deviceOf = ({ request }: Pick<Call, 'request'>) =>
  accounts.deviceName(request.headers.get('user-agent'))

const welcome = (outcome: accounts.SignedIn | Refused): Answer => {
  if (!outcome.ok) return outcome
  const { customer, token } = outcome
  const data = { token, email: customer.email, user_info: accounts.userInfoOf(customer) }
  return given(data, { cookies: accounts.signedIn(customer, token) })
}

export const logIn = endpoint({
  does: 'Signs a customer in: gives a token and sets the cookies.',
  ...user,
  action: 'login',
  input: z.object({ email: field('email'), password: secret }),
  limit: byNetwork('login_from_network'),
  run: async ({ email, password }, call) =>
    welcome(await accounts.logIn({ email, secret: password, device: deviceOf(call) })),
})

export const register = endpoint({
  does: 'Opens an account and signs in; a letter asks to confirm the address.',
  ...user,
  action: 'register',
  input: z.object({
    email: field('email'),
    password: secret,
    username: z.union([z.literal(''), field('username')]).optional(),
    marketing: z.stringbool().or(z.boolean()).optional(),
    ref: z.string().max(100).optional(),
  }),
  limit: byNetwork('register'),
  run: async ({ password, ...input }, call) =>
    welcome(await accounts.register({ ...input, secret: password, device: deviceOf(call) }, call.visit)),
})

export const logOut = endpoint({
  does: 'Ends the sign-in of the token.',
  ...user,
  action: 'logout',
  input: z.object({ next: z.string().optional() }),
  run: async ({ next }, { token }) => {
    if (token) await accounts.closeSession(database, token)
    return given({ logged_out: true }, { cookies: accounts.signedOut(), goTo: nextPath(next, '/') })
  },
})

export const resetPassword = endpoint({
  does: 'Without `reset`, has a letter with a link sent; with the token of that link, sets the new password and ends all other sign-ins.',
  ...user,
  action: 'resetpw',
  input: z.union([
    z.object({ reset: z.string().min(1).max(100), password: secret }),
    z.object({ reset: z.undefined().optional(), email: field('email'), next: z.string().optional() }),
  ]),
  limit: byNetwork('reset'),
  run: async (input, call) => {
    if (input.reset !== undefined)
      return welcome(await accounts.resetPassword(input.reset, input.password, deviceOf(call)))
    await accounts.askReset(input.email, call.visit)
    return given({ sent: true }, { goTo: input.next && nextPath(input.next, '/') })
  },
})

export const sendRelease = endpoint({
  does: 'Asks for the letter with which a computer is released that its owner no longer has.',
  ...user,
  action: 'send_release',
  input: z.object({ email: field('email'), next: z.string().optional() }),
  limit: byNetwork('reset'),
  run: async ({ email, next }, { visit }) => {
    await accounts.askRelease(email, visit)
    return given({ sent: true }, { goTo: next && nextPath(next, '/') })
  },
})

export const changePassword = customerEndpoint({
  does: 'Changes the password for one who knows the old one, and ends all other sign-ins.',
  ...user,
  action: 'changepw',
  input: z.object({ old_password: secret, password: secret }),
  run: async ({ old_password, password }, call) => {
    const change = { old: old_password, secret: password, device: deviceOf(call) }
    return welcome(await accounts.changePassword(call.customer, change))
  },
})

export const sendConfirmation = customerEndpoint({
  does: 'Sends the letter that confirms the address once more.',
  ...user,
  action: 'send_confirmation',
  input: z.object({ next: z.string().optional() }),
  run: async ({ next }, { customer, visit }) => {
    const sent = await accounts.sendConfirmation(customer, visit)
    return given({ sent }, { goTo: nextPath(next, '/my-account') })
  },
})
