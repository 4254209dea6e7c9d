import { z } from 'zod'
import { type Bill, billsOf } from '../../accounts/bills'
import { entitlementsOf } from '../../accounts/entitlements'
import { heldPlanOf, heldPlansOf, type PlanState } from '../../subscriptions'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { planTold } from '../held-plan'
import { isoText } from '../instant'
import { flag, id, numeric } from '../text'

const row = { methods: ['POST'], dialect: 'envelope' } as const

const RUNNING: readonly PlanState[] = ['prepaid', 'lifetime']

export const billInfo = customerEndpoint({
  does: 'What a customer pays or paid for now, and with which order.',
  ...row,
  path: 'api/v3/bill_info',
  input: z.object({ only_active: flag.default(false) }),
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
  run: async ({ subscription_id, start }, { customer, visit }) => {
    const customerId = customer.id
    if (subscription_id && !(await heldPlanOf({ customerId, id: subscription_id }, visit.at)))
      return refused('not_found')
    const { bills, next } = await billsOf({ customerId, start, licence: subscription_id })
    return given({ bills: bills.map(billTold), next })
  },
})

const billTold = ({ number, paidAt, total, currency, state, payer, coupon, lines }: Bill) => ({
  order_id: number,
  paid_at: isoText(paidAt),
  amount: total,
  currency,
  state,
  payer,
  coupon,
  lines,
})

export const subscribeInfo = customerEndpoint({
  does: 'The last purchase in the words of the applications.',
  ...row,
  path: 'api/v3/subscribe_info',
  input: z.object({}),
  run: async (_, { customer, visit }) => {
    const [{ bills }, { products, isTeam }] = await Promise.all([
      billsOf({ customerId: customer.id, start: 0 }),
      entitlementsOf(customer.id, visit.at),
    ])
    const [last] = bills
    return given({
      show_ad: !products.some(({ authorised }) => authorised),
      pay_type: last?.payer ?? '',
      sub_option: last?.lines[0]?.plan ?? '',
      discount: last?.discount ?? 0,
      order_status: last?.state ?? '',
      coupon: last?.coupon ?? '',
      email: customer.email,
      os: last?.os ?? visit.os,
      is_team: isTeam,
    })
  },
})
