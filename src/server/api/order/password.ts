import { z } from 'zod'
import { nextPath } from '@/site/next-path'
import {
  changePassword as changePasswordOfAccounts,
  resetPassword as resetPasswordOfAccounts,
} from '../../accounts/password'
import { requestPasswordResetEmail } from '../../accounts/password-reset-email'
import { given } from '../answer'
import { customerEndpoint, endpoint } from '../endpoint'
import { field, secret } from '../fields'
import { byNetwork, deviceOf, signedIn, user, welcome } from './welcome'

export const resetPassword = endpoint({
  does: 'Without `reset`, has an email with a link sent; with the token of that link, sets the new password and ends all other sign-ins.',
  ...user,
  action: 'resetpw',
  input: z.union([
    z.object({ reset: z.string().min(1).max(100), password: secret }),
    z.object({ reset: z.undefined().optional(), email: field('email'), next: z.string().optional() }),
  ]),
  gives: z.union([signedIn, z.strictObject({ sent: z.literal(true) })]),
  limit: byNetwork('reset'),
  run: async (input, call) => {
    if (input.reset !== undefined)
      return welcome(await resetPasswordOfAccounts(input.reset, input.password, deviceOf(call)))
    await requestPasswordResetEmail(input.email, call.visit)
    return given({ sent: true }, { goTo: input.next && nextPath(input.next, '/') })
  },
})

export const changePassword = customerEndpoint({
  does: 'Changes the password for one who knows the old one, and ends all other sign-ins.',
  ...user,
  action: 'changepw',
  input: z.object({ old_password: secret, password: secret }),
  gives: signedIn,
  run: async ({ old_password, password }, call) => {
    const change = { old: old_password, secret: password, device: deviceOf(call) }
    return welcome(await changePasswordOfAccounts(call.customer, change))
  },
})
