import { openCalls } from '@tests/support/calls'
import { newMember } from '@tests/support/customer'
import { openPayers, standInWorld } from '@tests/support/payers'
import { orderRenewing, stateOf } from '@tests/support/subscriber'
import { subscribingAt } from '@tests/support/subscribing-world'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()
const { db } = shop
const payers = await openPayers(db)
afterAll(payers.close)
process.env.PORT = '3000' // where the calls come from

const previewed = z.looseObject({ agreed: z.looseObject({ charge: z.number() }) })

const CASES = (['stripe', 'paddle'] as const).flatMap(name =>
  (['GET', 'POST'] as const).map(method => ({
    name,
    method,
    script: name === 'stripe' ? 'stripeV2.php' : 'order.php',
  })),
)

test.each(CASES)(
  '$method $script charges what was previewed at $name, once',
  async ({ name, method, script }) => {
    const world = standInWorld(name, payers.standIn)
    const { payOnPage, heard } = subscribingAt(db, world)
    const { jar, ...member } = await newMember(shop)
    const { number, subscription } = await orderRenewing(db, member)
    await payOnPage(number, { customerId: member.id }, 'good')
    const asked = { subscription_id: subscription, plan: 'LFT' }
    const priced = await shop.ask({ script, a: 'diff_price', method, jar, input: asked })
    const { agreed } = previewed.parse(priced.body.data)
    const input = { ...asked, agreed: JSON.stringify(agreed) }
    const answers = []
    for (const _ of [1, 2]) answers.push(await shop.ask({ script, a: 'upgrade_lft', method, jar, input }))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[0]?.body.data).toMatchObject({ state: 'upgraded', payer: name })
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject({
      state: 'upgraded',
      charges: ['paid 3590', `paid ${agreed.charge}`],
      licences: ['active LFT'],
    })
  },
)
