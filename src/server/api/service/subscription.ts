import { z } from 'zod'
import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { networkOf } from '../../http/client-ip'
import { database } from '../../runtime/database'
import { keepCancelFeedback } from '../../subscriptions/cancel-feedback'
import { heldPlanOf } from '../../subscriptions/held-plan'
import { subscriptionById as storedById } from '../../subscriptions/stored'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { planTold, subscription } from '../held-plan'
import { actAndTell, refusals } from '../order/subscription'
import { renewingTold } from '../order/subscription-terms'
import { saved } from '../terms'
import { id, text } from '../text'

const dialect = 'envelope'

export const subscriptionById = customerEndpoint({
  does: 'One of the customer’s own plans.',
  path: 'api/v3/si_by_id',
  methods: ['GET'],
  dialect,
  input: z.union([z.object({ id }), z.object({ subscription_id: id })]),
  gives: subscription,
  run: async (input, { customer, visit }) => {
    const asked = 'id' in input ? input.id : input.subscription_id
    const renewing = await storedById(database, asked)
    if (renewing?.customerId === customer.id) return given(renewingTold(renewing))
    const held = await heldPlanOf({ customerId: customer.id, id: asked }, visit.at)
    return held ? given(planTold(held)) : refused('not_found')
  },
})

export const cancelSubscription = customerEndpoint({
  does: 'Cancels at the end of the period; a plan that was paid for in advance ends by itself.',
  path: 'api/v2/cancel_subscribe',
  methods: ['POST'],
  dialect,
  input: z.object({ subscription_id: id }),
  gives: subscription,
  refuses: refusals,
  run: async ({ subscription_id }, { customer, visit }) =>
    actAndTell({ customerId: customer.id, id: subscription_id, action: 'cancel', at: visit.at }),
})

export const cancelFeedback = customerEndpoint({
  does: 'Why a customer cancels; about one of their own plans, or in general.',
  path: 'api/v2/cancel_sub_fb',
  methods: ['POST'],
  dialect,
  input: z.object({
    subscription_id: id.optional(),
    reason: z.enum(CANCEL_REASONS),
    text: text(5_000).default(''),
  }),
  gives: saved,
  limit: (_, { ip }) => ({ name: 'cancel_feedback', key: networkOf(ip) }),
  run: async ({ subscription_id, ...feedback }, { customer, visit }) => {
    const customerId = customer.id
    const renewing = subscription_id ? await storedById(database, subscription_id) : undefined
    const subscription = renewing?.customerId === customerId ? renewing.id : undefined
    const held = subscription_id ? await heldPlanOf({ customerId, id: subscription_id }, visit.at) : undefined
    if (subscription_id && !held && !subscription) return refused('not_found')
    await keepCancelFeedback({ ...feedback, customerId, licence: held?.id, subscription })
    return given({ saved: true })
  },
})
