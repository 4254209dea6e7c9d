import { z } from 'zod'
import { type Bill, billsOf } from '../../accounts/bills'
import { database } from '../../runtime/database'
import { heldPlanOf, heldPlansOf, type PlanState } from '../../subscriptions/held-plan'
import { subscriptionById } from '../../subscriptions/stored'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { planTold, subscription } from '../held-plan'
import { isoText } from '../instant'
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

const RUNNING: readonly PlanState[] = ['prepaid', 'renewing', 'lifetime']

export const billInfo = customerEndpoint({
  does: 'What a customer pays or paid for now, and with which order.',
  ...row,
  path: 'api/v3/bill_info',
  input: z.object({ only_active: flag.default(false) }),
  gives: z.array(subscription.extend({ order_id: orderNumber.nullable() })),
  run: async ({ only_active }, { customer, visit }) => {
    const held = await heldPlansOf(customer.id, visit.at)
    const shown = held.filter(({ state }) => !only_active || RUNNING.includes(state))
    return given(shown.map(plan => ({ ...planTold(plan), order_id: plan.bought?.number ?? null })))
  },
})

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
