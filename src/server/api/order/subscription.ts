import { z } from 'zod'
import { PAYERS, PLANS } from '@/pricing'
import { payerFor } from '../../payments/choice'
import { ruleBook } from '../../rule-book/live'
import { heldPlanOf, heldPlansOf } from '../../subscriptions/held-plan'
import { priceDifference } from '../../subscriptions/price-difference'
import { given, refused } from '../answer'
import { customerEndpoint, type Endpoint } from '../endpoint'
import { forbidden, planTold, standing, subscription } from '../held-plan'
import { currency, minorUnits } from '../terms'
import { id, numeric } from '../text'

const CHANGES = [
  'change_subscription',
  'upgrade_lft',
  'add_option',
  'resume_subscription',
  'cancelUpgrade',
] as const

const row = { methods: ['GET'], dialect: 'envelope' } as const
const input = z.object({
  subscription_id: id,
  plan: z.enum(PLANS).optional(),
  pid: numeric.pipe(z.number().int().positive().max(9_999_999)).optional(),
  pay: z.enum(PAYERS).optional(),
})

const difference = z
  .strictObject({ amount: minorUnits, currency, due_now: minorUnits.describe('What is charged at once.') })
  .meta({ id: 'PriceDifference' })

const listing = (path: string): Endpoint =>
  customerEndpoint({
    does: 'The plans that run until a date, of which none renews by itself.',
    ...row,
    path,
    action: 'get_subscription',
    input: z.object({}),
    gives: z.array(subscription),
    run: async (_, { customer, visit }) => {
      const held = await heldPlansOf(customer.id, visit.at)
      return given(held.filter(({ state }) => state === 'prepaid').map(planTold))
    },
  })

const change = (path: string, action: (typeof CHANGES)[number]): Endpoint =>
  customerEndpoint({
    does: 'An action on a subscription; none is possible on a plan that was paid for in advance.',
    ...row,
    path,
    action,
    changes: true,
    input,
    gives: subscription,
    refuses: standing,
    run: async ({ subscription_id }, { customer, visit }) =>
      forbidden(await heldPlanOf({ customerId: customer.id, id: subscription_id }, visit.at)),
  })

const pricing = (path: string): Endpoint =>
  customerEndpoint({
    does: 'What an action on a subscription would cost; charges nothing.',
    ...row,
    path,
    action: 'diff_price',
    input: input.extend({
      action: z.enum(['change_subscription', 'upgrade_lft', 'add_option']).default('upgrade_lft'),
    }),
    gives: difference,
    refuses: standing,
    run: async ({ subscription_id, pay, ...asked }, { customer, visit }) => {
      const wanted = {
        ...asked,
        customerId: customer.id,
        id: subscription_id,
        payer: pay ?? payerFor(await ruleBook(), visit),
      }
      const priced = await priceDifference(wanted, visit)
      if (priced.ok) return given(priced.price)
      return refused(priced.why, priced.why === 'not_allowed' ? { data: priced.allowed } : {})
    },
  })

/** Stripe's go to `stripeV2.php`, Paddle's to `order.php` (SPEC 7). */
export const subscriptionCalls: readonly Endpoint[] = [
  listing('order.php'),
  listing('user.php'),
  ...['stripeV2.php', 'order.php'].flatMap(path => [
    ...CHANGES.map(action => change(path, action)),
    pricing(path),
  ]),
]
