import { openCalls } from '@tests/support/calls'
import { newMember } from '@tests/support/customer'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()
const { db } = shop

type Jar = Record<string, string>
type Input = Record<string, unknown>
const act = (jar: Jar, a: string, input: Input, method: 'GET' | 'POST' = 'GET', script = 'stripeV2.php') =>
  shop.ask({ script, a, method, jar, input })

const previewed = z.looseObject({ agreed: z.looseObject({ charge: z.number() }), due_now: z.number() })
const preview = async (jar: Jar, input: Input) =>
  previewed.parse((await act(jar, 'diff_price', input)).body.data)

/** Somebody who signed in and pays for the Netflix downloader, by the month. */
async function subscriber(button: 'pay' | 'pay_then_decline' = 'pay') {
  const member = await newMember(shop)
  const { subscription } = await subscribe(db, member, { button })
  return { ...member, id: subscription, asked: { subscription_id: subscription } }
}

describe('a subscription that renews', () => {
  test('is listed with its next charge, and found by its id', async () => {
    const { jar, id, asked } = await subscriber()
    const plan = {
      subscription_id: id,
      pid: 10337,
      plan: '1M',
      state: 'active',
      payer: 'sandbox',
      cancel_at_end: false,
      pending_change: null,
      price: { amount: 3590, currency: 'USD' },
    }
    const { body } = await act(jar, 'get_subscription', {}, 'GET', 'user.php')
    expect(body.data).toEqual([{ ...plan, period_end: expect.any(String) }])
    const bills = await shop.ask({ service: 'api/v3/bills', jar, input: asked })
    expect(bills.body.data).toMatchObject({ bills: [{ amount: 3590 }], next: null })
    const info = await shop.ask({ service: 'api/v3/si_by_id', method: 'GET', jar, input: asked })
    expect(info.body.data).toMatchObject(plan)
  })

  test('is cancelled at the end of its period, resumed, and cancelled for good', async () => {
    const { jar, id, asked } = await subscriber()
    const cancel = () => shop.ask({ service: 'api/v2/cancel_subscribe', jar, input: asked })
    expect((await cancel()).body.data).toMatchObject({ state: 'cancel_at_end', cancel_at_end: true })
    expect(await cancel()).toMatchObject({
      status: 409,
      body: {
        error: 'not_allowed',
        data: { state: 'cancel_at_end', allowed: ['upgrade_lft', 'resume_subscription'] },
      },
    })
    expect((await act(jar, 'resume_subscription', asked)).body.data).toMatchObject({ state: 'active' })
    await cancel()
    const end = (await stateOf(db, id))?.period_end.getTime()
    await clockAt(db, end + DAY)
    expect(await stateOf(db, id)).toMatchObject({
      state: 'ended',
      charges: ['paid 3590'],
      expires: new Date(end),
    })
  })

  test('becomes yearly at once for what was previewed, to the cent', async () => {
    const { jar, id, asked } = await subscriber()
    const wanted = { ...asked, plan: '1Y' }
    const { agreed, due_now } = await preview(jar, { ...wanted, action: 'change_subscription' })
    expect(await act(jar, 'change_subscription', wanted)).toMatchObject({
      status: 409,
      body: { error: 'price_changed', data: { plan: { debit: 6490 } } },
    })
    const stale = { ...agreed, charge: agreed.charge - 1 }
    expect((await act(jar, 'change_subscription', { ...wanted, agreed: JSON.stringify(stale) })).status).toBe(
      409,
    )
    const done = await act(jar, 'change_subscription', { ...wanted, agreed: JSON.stringify(agreed) })
    expect(done).toMatchObject({ status: 200, body: { data: { plan: '1Y', state: 'active' } } })
    expect(await stateOf(db, id)).toMatchObject({
      charges: ['paid 3590', `paid ${due_now}`],
      licences: ['active 1Y'],
    })
  })

  test('becomes monthly at the end of the year, unless that is dropped', async () => {
    const member = await newMember(shop)
    const { subscription } = await subscribe(db, member, { plan: '1Y' })
    const asked = { subscription_id: subscription }
    expect((await act(member.jar, 'change_subscription', { ...asked, plan: '1M' })).body.data).toMatchObject({
      plan: '1Y',
      pending_change: { plan: '1M', at: expect.any(String) },
    })
    expect((await act(member.jar, 'cancelUpgrade', asked)).body.data).toMatchObject({ pending_change: null })
    expect((await act(member.jar, 'cancelUpgrade', asked)).body.data).toMatchObject({
      reason: 'nothing_pending',
    })
  })

  test('takes an option at three quarters of its price for the rest of the period, with a licence of its own', async () => {
    const { jar, id, asked } = await subscriber()
    const pid = (
      await db.query(`select pid::int from products where route = 'hulu_downloader' and os = 'win'`)
    ).rows[0].pid
    const wanted = { ...asked, pid }
    const { agreed, due_now } = await preview(jar, { ...wanted, action: 'add_option' })
    expect((await act(jar, 'add_option', { ...wanted, agreed }, 'POST')).status).toBe(200)
    expect(await stateOf(db, id)).toMatchObject({
      charges: ['paid 3590', `paid ${due_now}`],
      licences: ['active 1M', 'active 1M'],
    })
    await clockAt(db, (await stateOf(db, id))?.period_end.getTime())
    expect((await stateOf(db, id))?.charges).toHaveLength(3)
  })

  test('becomes a lifetime licence once, and is charged no more', async () => {
    const { jar, id, asked } = await subscriber()
    const { agreed } = await preview(jar, { ...asked, action: 'upgrade_lft' })
    const twice = await Promise.all(
      [1, 2].map(() => act(jar, 'upgrade_lft', { ...asked, agreed: JSON.stringify(agreed) })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stateOf(db, id)).toMatchObject({
      state: 'upgraded',
      licences: ['active LFT'],
      expires: null,
    })
    await clockAt(db, Date.now() + 400 * DAY)
    expect(await stateOf(db, id)).toMatchObject({
      state: 'upgraded',
      charges: ['paid 3590', `paid ${agreed.charge}`],
    })
  })

  test('stays as it is where the card refuses what was agreed to', async () => {
    const { jar, id, asked } = await subscriber('pay_then_decline')
    const { agreed } = await preview(jar, { ...asked, action: 'upgrade_lft' })
    const { body } = await act(jar, 'upgrade_lft', { ...asked, agreed: JSON.stringify(agreed) })
    expect(body.data).toMatchObject({ state: 'active', plan: '1M' })
    expect(await stateOf(db, id)).toMatchObject({
      state: 'active',
      licences: ['active 1M'],
      emails: ['payment_failed'],
    })
  })

  test('of somebody else is not there', async () => {
    const { asked } = await subscriber()
    const { jar } = await newMember(shop)
    for (const a of [
      'change_subscription',
      'upgrade_lft',
      'add_option',
      'resume_subscription',
      'cancelUpgrade',
      'diff_price',
    ])
      expect((await act(jar, a, asked)).status, a).toBe(404)
    expect((await shop.ask({ service: 'api/v2/cancel_subscribe', jar, input: asked })).status).toBe(404)
  })

  test('is told to applications with the periods paid so far', async () => {
    const { jar, id } = await subscriber()
    await clockAt(db, (await stateOf(db, id))?.period_end.getTime())
    const { body } = await shop.ask({ script: 'diffOpera.php', a: 'multi_user_info', method: 'GET', jar })
    expect(body.data).toMatchObject({ sub_type: '1M', sub_count: 2 })
  })
})
