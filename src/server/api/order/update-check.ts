import { z } from 'zod'
import { PAYERS } from '@/pricing'
import { orderStatus } from '../../checkout/order-status'
import { given, refused } from '../answer'
import { endpoint } from '../endpoint'
import { instant, pid, plan } from '../terms'

const gives = z.strictObject({
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  licences: z
    .array(
      z.strictObject({ key: z.string(), pid, plan, expires: instant.nullable().describe('Null for life.') }),
    )
    .optional()
    .describe('Once it is paid.'),
})

export const updateCheck = endpoint({
  does: 'How far an order is, polled by the checkout’s last step; `order_id` is the number that people read.',
  path: 'order.php',
  action: 'update_check',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({
    order_id: z.string().min(1).max(64),
    pay: z.enum(PAYERS).optional(),
    secret: z.string().max(200).optional(),
  }),
  gives,
  run: async ({ order_id, secret }, { customer }) => {
    const customerId = (await customer())?.id
    if (secret === undefined && customerId === undefined) return refused('not_logged_in')
    const status = await orderStatus(order_id, { secret, customerId })
    return status ? given(status) : refused('not_found')
  },
})
