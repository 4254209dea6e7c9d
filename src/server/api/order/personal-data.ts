import { z } from 'zod'
import { deleteAccount as erase } from '../../personal-data/delete-account'
import { exportFor } from '../../personal-data/export'
import { signedOut } from '../../sessions/session-cookies'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { field, secret } from '../fields'
import { orderNumber } from '../terms'
import { exported } from './exported'

const user = { path: 'user.php', dialect: 'envelope' } as const

export const exportAccount = customerEndpoint({
  does: 'Gives all that the shop stores of the customer.',
  ...user,
  action: 'export',
  methods: ['GET'],
  input: z.object({}),
  gives: exported,
  run: async (_, { customer, visit }) => {
    const told = await exportFor(customer, visit.at)
    return told.ok ? given(told.data) : told
  },
})

export const deleteAccount = customerEndpoint({
  does: 'Deletes the account of one who knows its password; invoices stay, without a name.',
  ...user,
  action: 'delete_account',
  methods: ['POST'],
  input: z.object({ password: secret, confirm: field('email') }),
  gives: z.strictObject({ deleted: z.literal(true) }),
  refuses: z.strictObject({ orders: z.array(orderNumber).describe('Those whose payment still runs.') }),
  run: async ({ password, confirm }, { customer, visit }) => {
    const outcome = await erase(customer, { secret: password, confirm }, visit)
    if (outcome.ok) return given({ deleted: true }, { cookies: signedOut(), goTo: '/' })
    if (outcome.why === 'not_confirmed') return refused('bad_input', { fields: { confirm: 'value' } })
    if (outcome.why === 'purchase_running') return refused(outcome.why, { data: { orders: outcome.orders } })
    return outcome
  },
})
