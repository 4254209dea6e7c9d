import { z } from 'zod'
import { PAYERS, PLANS } from '@/pricing'
import { STATES } from '@/pricing/subscriptions'
import { chargeOrder } from '../../payments/charge'
import { payerFor } from '../../payments/choice'
import { ruleBook } from '../../rule-book/live'
import { database } from '../../runtime/database'
import type { Asked, CustomerAction } from '../../subscriptions/asked-event'
import { actFor, planFor } from '../../subscriptions/by-customer'
import { heldPlanOf, heldPlansOf } from '../../subscriptions/held-plan'
import { priceDifference } from '../../subscriptions/price-difference'
import { subscriptionById, subscriptionsOf } from '../../subscriptions/stored'
import { type Answer, given, refused } from '../answer'
import { customerEndpoint, type Endpoint } from '../endpoint'
import { forbidden, planTold, standing, subscription } from '../held-plan'
import { currency, minorUnits } from '../terms'
import { id, numeric } from '../text'
import {
  actionPlan,
  notDone,
  renewingTold,
  stalePlan,
  subscriptionStanding,
  writtenPlan,
} from './subscription-terms'

/** What the calls are named, and what each does. */
const CHANGES = {
  change_subscription: 'change_subscription',
  upgrade_lft: 'upgrade_lft',
  add_option: 'add_option',
  drop_option: 'drop_option',
  keep_option: 'keep_option',
  resubscribe: 'resubscribe',
  resume_subscription: 'resume_subscription',
  cancelUpgrade: 'cancel_upgrade',
} as const satisfies Record<string, CustomerAction>
type CallName = keyof typeof CHANGES
const CALL_NAMES = [
  'change_subscription',
  'upgrade_lft',
  'add_option',
  'drop_option',
  'keep_option',
  'resubscribe',
  'resume_subscription',
  'cancelUpgrade',
] as const satisfies readonly CallName[]

const row = { methods: ['GET', 'POST'], dialect: 'envelope' } as const
const input = z.object({
  subscription_id: id,
  plan: z.enum(PLANS).optional(),
  pid: numeric.pipe(z.number().int().positive().max(9_999_999)).optional(),
  pay: z.enum(PAYERS).optional(),
})

/** How a plan stands, or what an action would charge now. */
export const refusals = z.union([subscriptionStanding, standing, stalePlan])
type Told = Answer<z.output<typeof subscription>, z.output<typeof refusals>>

/** In a query it is text. */
const agreed = z.union([actionPlan, writtenPlan]).optional()

const difference = z
  .strictObject({
    amount: minorUnits,
    currency,
    due_now: minorUnits.describe('What is charged at once.'),
    agreed: actionPlan.optional().describe('Of what renews: sent back with the action by whoever agrees.'),
  })
  .meta({ id: 'PriceDifference' })

const listing = (path: string): Endpoint =>
  customerEndpoint({
    does: 'What runs: subscriptions that renew, and plans that were paid once and run until a date.',
    methods: ['GET'],
    dialect: 'envelope',
    path,
    action: 'get_subscription',
    input: z.object({}),
    gives: z.array(subscription),
    run: async (_, { customer, visit }) => {
      const renewing = await subscriptionsOf(database, customer.id)
      const held = await heldPlansOf(customer.id, visit.at)
      return given<z.output<typeof subscription>[]>([
        ...renewing.filter(({ facts }) => STATES[facts.state].isBillable).map(renewingTold),
        ...held.filter(({ state }) => state === 'prepaid').map(planTold),
      ])
    },
  })

const change = (path: string, action: CallName): Endpoint =>
  customerEndpoint({
    does: 'An action on a subscription; none is possible on a plan that was paid for in advance. What charges takes the plan of `diff_price` as `agreed`.',
    ...row,
    path,
    action,
    changes: true,
    input: input.extend({ agreed }),
    gives: subscription,
    refuses: refusals,
    run: async ({ subscription_id, agreed, plan, pid }, { customer, visit }) => {
      const asked = {
        customerId: customer.id,
        id: subscription_id,
        action: CHANGES[action],
        plan,
        pid,
        at: visit.at,
      }
      return actAndTell(asked, agreed)
    },
  })

/** Does it and charges at once what it charges, so that the answer says what became of it. */
export async function actAndTell(asked: Asked, agreed?: z.output<typeof actionPlan>): Promise<Told> {
  const done = await actFor(asked, agreed)
  if (!done.ok) return done.why === 'not_found' ? prepaidOrNone(asked) : notDone(done)
  if (done.orderToCharge !== undefined) await chargeOrder(done.orderToCharge, asked.at)
  const after = await subscriptionById(database, done.subscription.id)
  return after ? given(renewingTold(after)) : refused('not_found')
}

const prepaidOrNone = async ({ customerId, id, at }: Asked) =>
  forbidden(await heldPlanOf({ customerId, id }, at))

const pricing = (path: string): Endpoint =>
  customerEndpoint({
    does: 'What an action on a subscription would cost; charges nothing.',
    ...row,
    path,
    action: 'diff_price',
    changes: false,
    input: input.extend({ action: z.enum(CALL_NAMES).default('upgrade_lft') }),
    gives: difference,
    refuses: refusals,
    run: async ({ subscription_id, pay, action, ...wanted }, { customer, visit }) => {
      const asked = { ...wanted, customerId: customer.id, id: subscription_id, at: visit.at }
      const planned = await planFor({ ...asked, action: CHANGES[action] })
      if (planned.ok) return given(differenceTold(planned.plan))
      if (planned.why !== 'not_found') return notDone(planned)
      const priced = await priceDifference(
        { ...asked, action, payer: pay ?? payerFor(await ruleBook(), visit) },
        visit,
      )
      if (priced.ok) return given(priced.price)
      return refused(priced.why, priced.why === 'not_allowed' ? { data: priced.allowed } : {})
    },
  })

const differenceTold = (plan: z.output<typeof actionPlan>) => ({
  amount: plan.debit,
  currency: plan.currency,
  due_now: plan.charge,
  agreed: plan,
})

/** Stripe's go to `stripeV2.php`, Paddle's to `order.php` (SPEC 7). */
export const subscriptionCalls: readonly Endpoint[] = [
  listing('order.php'),
  listing('user.php'),
  ...['stripeV2.php', 'order.php'].flatMap(path => [
    ...CALL_NAMES.map(action => change(path, action)),
    pricing(path),
  ]),
]
