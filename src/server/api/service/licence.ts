import { z } from 'zod'
import { redeemKey } from '../../licences/redeem'
import { heldPlanOf, heldPlansOf } from '../../subscriptions/held-plan'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import * as heldPlan from '../held-plan'
import { filledText } from '../text'

export const licence = customerEndpoint({
  does: 'Redeems the licence of a key, or without a key shows all of one’s own.',
  path: 'api/v2/license',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({ key: filledText(64).optional() }),
  gives: z.strictObject({ licences: z.array(heldPlan.licence) }),
  refuses: heldPlan.standing,
  run: async ({ key }, { customer, visit }) => {
    const customerId = customer.id
    if (key === undefined)
      return given({ licences: (await heldPlansOf(customerId, visit.at)).map(heldPlan.licenceTold) })
    const redeemed = await redeemKey({ customerId, key })
    if (!redeemed.ok) {
      const data = redeemed.why === 'not_allowed' ? { state: redeemed.state, allowed: [] } : undefined
      return refused(redeemed.why, { data })
    }
    const own = await heldPlanOf({ customerId, id: redeemed.licence }, visit.at)
    return given({ licences: own ? [heldPlan.licenceTold(own)] : [] })
  },
})
