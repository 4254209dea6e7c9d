import { z } from 'zod'
import { STATES } from '@/pricing/subscriptions'
import { type Bill, billsOf } from '../../accounts/bills'
import { database } from '../../runtime/database'
import { heldPlanOf, heldPlansOf, type PlanState } from '../../subscriptions/held-plan'
import { type StoredSubscription, subscriptionById, subscriptionsOf } from '../../subscriptions/stored'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { planTold, subscription } from '../held-plan'
import { isoText } from '../instant'
import { renewingTold } from '../order/subscription-terms'
import { currency, instant, minorUnits, orderNumber, orderState, payer, pid, plan } from '../terms'
import { flag, id, numeric } from '../text'

const row = { methods: ['POST'], dialect: 'envelope' } as const

const bill = z
  .strictObject({
    order_id: orderNumber,
    paid_at: instant,
    amount: minorUnits,
    currency,
    state: orderState,
    payer,
    coupon: z.string().nullable(),
    lines: z.array(z.strictObject({ pid, plan, quantity: z.int() })),
  })
  .meta({ id: 'Bill' })

const RUNNING: readonly PlanState[] = ['prepaid', 'lifetime']

const current = subscription.extend({ order_id: orderNumber.nullable() })
type BillInfo = z.output<typeof current>

export const billInfo = customerEndpoint({
  does: 'What a customer pays or paid for now, and with which order: what renews with its last charge.',
  ...row,
  path: 'api/v3/bill_info',
  input: z.object({ only_active: flag.default(false) }),
  gives: z.array(current),
  run: async ({ only_active }, { customer, visit }) => {
    const renewing = (await subscriptionsOf(database, customer.id)).filter(
      ({ facts: { state } }) => STATES[state].access || (!only_active && STATES[state].isBillable),
    )
    const held = (await heldPlansOf(customer.id, visit.at)).filter(
      ({ state }) => state !== 'renewing' && (!only_active || RUNNING.includes(state)),
    )
    return given<BillInfo[]>([
      ...(await Promise.all(renewing.map(withLastBill))),
      ...held.map(plan => ({ ...planTold(plan), order_id: plan.bought?.number ?? null })),
    ])
  },
})

async function withLastBill(renewing: StoredSubscription): Promise<BillInfo> {
  const { id, customerId } = renewing
  const last = customerId && (await billsOf({ customerId, start: 0, licence: id })).bills[0]
  return { ...renewingTold(renewing), order_id: last ? last.number : null }
}

export const pastBills = customerEndpoint({
  does: 'What a customer paid so far, twenty bills from `start` on.',
  ...row,
  path: 'api/v3/bills',
  input: z.object({
    subscription_id: id.optional(),
    start: numeric.pipe(z.number().int().min(0).max(1_000_000)).default(0),
  }),
  gives: z.strictObject({
    bills: z.array(bill),
    next: z.int().nullable().describe('Where the next page starts; null after the last.'),
  }),
  run: async ({ subscription_id, start }, { customer, visit }) => {
    const customerId = customer.id
    const renewing = subscription_id ? await subscriptionById(database, subscription_id) : undefined
    const isOwn = renewing?.customerId === customerId
    if (subscription_id && !isOwn && !(await heldPlanOf({ customerId, id: subscription_id }, visit.at)))
      return refused('not_found')
    const { bills, next } = await billsOf({ customerId, start, licence: subscription_id })
    return given({ bills: bills.map(billTold), next })
  },
})

const billTold = ({ number, paidAt, total, currency, state, provider, coupon, lines }: Bill) => ({
  order_id: number,
  paid_at: isoText(paidAt),
  amount: total,
  currency,
  state,
  payer: provider,
  coupon,
  lines,
})
