import { z } from 'zod'
import { STATES } from '@/pricing/subscriptions'
import { billsOf } from '../../accounts/bills'
import { entitlementsOf } from '../../licences/entitlements'
import { database } from '../../runtime/database'
import { subscriptionsOf } from '../../subscriptions/stored'
import { given } from '../answer'
import { customerEndpoint } from '../endpoint'
import { orderState, os, payer, plan } from '../terms'

const nothing = z.literal('')

const lastPurchase = z.strictObject({
  show_ad: z.boolean(),
  pay_type: payer.or(nothing),
  sub_option: plan.or(nothing),
  discount: z.number().describe('How many percent below the list price.'),
  order_status: orderState.or(nothing),
  coupon: z.string(),
  email: z.string(),
  os,
  is_team: z.boolean(),
})

export const subscribeInfo = customerEndpoint({
  does: 'The subscription that runs, else the last purchase, in the words of the applications.',
  path: 'api/v3/subscribe_info',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({}),
  gives: lastPurchase,
  run: async (_, { customer, visit }) => {
    const running = (await subscriptionsOf(database, customer.id)).find(
      ({ facts }) => STATES[facts.state].access,
    )
    const [{ bills }, { products, isTeam }] = await Promise.all([
      billsOf({ customerId: customer.id, start: 0, licence: running?.id }),
      entitlementsOf(customer.id, visit.at),
    ])
    const [last] = bills
    return given({
      show_ad: !products.some(({ authorised, isTrial }) => authorised && !isTrial),
      pay_type: last?.provider ?? '',
      sub_option: running?.facts.plan ?? last?.lines[0]?.plan ?? '',
      discount: last?.discount ?? 0,
      order_status: last?.state ?? '',
      coupon: last?.coupon ?? '',
      email: customer.email,
      os: last?.os ?? visit.os,
      is_team: isTeam,
    })
  },
})
