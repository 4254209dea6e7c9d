import { z } from 'zod'
import { nextPath } from '@/site/next-path'
import { sendConfirmation as sendConfirmationOfAccounts } from '../../accounts/confirm'
import { requestDeviceReleaseEmail } from '../../accounts/device-release-email'
import { given } from '../answer'
import { customerEndpoint, endpoint } from '../endpoint'
import { field } from '../fields'
import { byNetwork, user } from './welcome'

export const sendRelease = endpoint({
  does: 'Asks for the email with which a computer is released that its owner no longer has.',
  ...user,
  action: 'send_release',
  input: z.object({ email: field('email'), next: z.string().optional() }),
  gives: z.strictObject({ sent: z.literal(true) }),
  limit: byNetwork('reset'),
  run: async ({ email, next }, { visit }) => {
    await requestDeviceReleaseEmail(email, visit)
    return given({ sent: true }, { goTo: next && nextPath(next, '/') })
  },
})

export const sendConfirmation = customerEndpoint({
  does: 'Sends the email that confirms the address once more.',
  ...user,
  action: 'send_confirmation',
  input: z.object({ next: z.string().optional() }),
  gives: z.strictObject({ sent: z.boolean().describe('False where enough emails were sent already.') }),
  run: async ({ next }, { customer, visit }) => {
    const sent = await sendConfirmationOfAccounts(customer, visit)
    return given({ sent }, { goTo: nextPath(next, '/my-account') })
  },
})
