import { z } from 'zod'
import { normalEmail } from '../../sessions/customer'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { field } from '../fields'

export const isSubscribed = endpoint({
  does: 'Whether an address gets the newsletter, told to its owner; to anyone else every address looks alike.',
  path: 'api/v2/is_subscribed',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({ email: field('email') }),
  gives: z.strictObject({ subscribed: z.boolean() }),
  run: async ({ email }, call) => {
    const customer = await call.customer()
    return given({ subscribed: customer?.email === normalEmail(email) && customer.marketing })
  },
})
