import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { buy, newMember, newOwner } from '@tests/support/customer'
import { subscribe } from '@tests/support/subscriber'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const MONTH = { pid: 992001, plan: '1M', expires: inDays(30) }
const ACTIONS = [
  'change_subscription',
  'upgrade_lft',
  'add_option',
  'resume_subscription',
  'cancelUpgrade',
] as const
const PAYERS = [
  ['stripeV2.php', {}],
  ['order.php', { pay: 'paddle' }],
] as const
const CALLS = PAYERS.flatMap(([script, pay]) => ACTIONS.map(a => ({ script, a, pay })))

type Jar = Record<string, string>
const act = (jar: Jar, script: string, a: string, input: Record<string, unknown>) =>
  shop.ask({ script, a, method: 'GET', jar, input })

/** All that an action could have changed. */
const stored = async (customer: string) => {
  const { rows } = await shop.db.query(
    `select (select jsonb_agg(l order by l.id) from licences l where customer_id = $1) as licences,
       (select jsonb_agg(o order by o.id) from orders o where customer_id = $1) as orders`,
    [customer],
  )
  return rows
}

describe('get_subscription', () => {
  test.each(['order.php', 'user.php'])('of %s lists the plans that run until a date', async script => {
    const owner = await newOwner(shop, MONTH)
    await buy(shop, owner)
    await buy(shop, owner, { ...MONTH, expires: inDays(-1) })
    const { status, body } = await act(owner.jar, script, 'get_subscription', {})
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        subscription_id: owner.licenceId,
        pid: 992001,
        plan: '1M',
        state: 'prepaid',
        payer: 'sandbox',
        period_end: MONTH.expires.toISOString(),
        cancel_at_end: true,
        pending_change: null,
        price: { amount: 12990, currency: 'USD' },
      },
    ])
  })

  test('shows nobody else’s', async () => {
    await newOwner(shop, MONTH)
    const { jar } = await newMember(shop)
    expect((await act(jar, 'user.php', 'get_subscription', {})).body.data).toEqual([])
  })
})

describe.each(CALLS)('$script $a', ({ script, a, pay }) => {
  test('of a plan that was paid in advance says what its state allows, and changes nothing', async () => {
    const owner = await newOwner(shop, MONTH)
    const before = await stored(owner.id)
    const input = { subscription_id: owner.licenceId, plan: '1Y', pid: 10331, ...pay }
    const { status, body } = await act(owner.jar, script, a, input)
    expect([status, body]).toEqual([
      409,
      {
        code: 409,
        message: 'This is not possible right now.',
        error: 'not_allowed',
        data: { state: 'prepaid', allowed: ['diff_price'] },
      },
    ])
    expect(await stored(owner.id)).toEqual(before)
  })

  test('knows no plan of somebody else, nor one that is not there', async () => {
    const { licenceId } = await newOwner(shop, MONTH)
    const { jar } = await newOwner(shop, MONTH)
    for (const subscription_id of [licenceId, randomUUID(), 'sub_1'])
      expect(await act(jar, script, a, { subscription_id, ...pay })).toMatchObject({
        status: 404,
        body: { error: 'not_found' },
      })
  })

  test('wants to know which plan', async () => {
    const { jar } = await newMember(shop)
    const wrong = await act(jar, script, a, { plan: '2Y', pid: 'x', ...pay })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { subscription_id: 'empty', plan: 'value', pid: 'value' },
    ])
  })
})

describe('an action', () => {
  test.each([
    ['lifetime', { plan: 'LFT', expires: null }, ['diff_price']],
    ['ended', { plan: '1M', expires: inDays(-1) }, ['diff_price']],
    ['refunded', { plan: '1M', expires: inDays(30), state: 'refunded' }, []],
    ['revoked', { plan: 'LFT', expires: null, state: 'revoked' }, []],
  ])('on a plan that is %s tells so', async (state, purchase, allowed) => {
    const { jar, licenceId } = await newOwner(shop, { pid: 992001, ...purchase })
    const { status, body } = await act(jar, 'stripeV2.php', 'upgrade_lft', { subscription_id: licenceId })
    expect([status, body.error, body.data]).toEqual([409, 'not_allowed', { state, allowed }])
  })
})

describe.each(PAYERS)('%s diff_price', (script, pay) => {
  test('tells what the checkout would take, and charges nothing', async () => {
    const owner = await newOwner(shop, MONTH)
    const before = await stored(owner.id)
    const cost = async (input: Record<string, unknown>) => {
      const answer = await act(owner.jar, script, 'diff_price', {
        subscription_id: owner.licenceId,
        ...input,
        ...pay,
      })
      return answer.body.data ?? answer.body.error
    }
    expect(await cost({})).toEqual({ amount: 29990, currency: 'USD', due_now: 29990 })
    // DOMAIN 4, offer 2: whoever owned the route pays 0.7 of a plan for a time.
    expect(await cost({ action: 'change_subscription', plan: '1Y' })).toEqual({
      amount: 11893,
      currency: 'USD',
      due_now: 11893,
    })
    expect(await cost({ action: 'change_subscription', plan: '3M' })).toBe('unknown_plan')
    expect(await cost({ pid: 1 })).toBe('unknown_route')
    expect(await stored(owner.id)).toEqual(before)
  })

  test('speaks the currency of the language that it is asked in', async () => {
    const { jar, licenceId } = await newOwner(shop, MONTH)
    const { body } = await act(jar, script, 'diff_price', {
      subscription_id: licenceId,
      locale: 'de',
      ...pay,
    })
    expect(body.data).toMatchObject({ currency: 'EUR' })
  })

  test('of an option needs a subscription, and of a licence that was taken back there is none', async () => {
    const { jar, licenceId } = await newOwner(shop, MONTH)
    const option = { subscription_id: licenceId, action: 'add_option', pid: 10331, ...pay }
    expect(await act(jar, script, 'diff_price', option)).toMatchObject({
      status: 409,
      body: { error: 'not_allowed', data: { state: 'prepaid', allowed: ['diff_price'] } },
    })
    const gone = await newOwner(shop, { ...MONTH, state: 'refunded' })
    expect(
      await act(gone.jar, script, 'diff_price', { subscription_id: gone.licenceId, ...pay }),
    ).toMatchObject({ status: 409, body: { data: { state: 'refunded', allowed: [] } } })
  })

  test('of somebody else’s plan is not found, and of none is refused', async () => {
    const { licenceId } = await newOwner(shop, MONTH)
    const { jar } = await newMember(shop)
    expect((await act(jar, script, 'diff_price', { subscription_id: licenceId, ...pay })).status).toBe(404)
    const wrong = await act(jar, script, 'diff_price', { action: 'steal', ...pay })
    expect(wrong.body.fields).toEqual({ subscription_id: 'empty', action: 'value' })
  })
})

describe('si_by_id', () => {
  const info = (jar: Jar, input: Record<string, unknown>) =>
    shop.ask({ service: 'api/v3/si_by_id', method: 'GET', jar, input })

  test('tells one’s own plan, by either name of its number', async () => {
    const { jar, licenceId } = await newOwner(shop)
    const plan = { subscription_id: licenceId, state: 'lifetime', period_end: null, cancel_at_end: false }
    expect((await info(jar, { id: licenceId })).body.data).toMatchObject(plan)
    expect((await info(jar, { subscription_id: licenceId })).body.data).toMatchObject(plan)
  })

  test('tells nobody else’s, and wants a number', async () => {
    const { licenceId } = await newOwner(shop)
    const { jar } = await newMember(shop)
    expect(await info(jar, { id: licenceId })).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect(await info(jar, {})).toMatchObject({ status: 400, body: { fields: { subscription_id: 'empty' } } })
  })
})

describe('cancel_subscribe', () => {
  const cancel = (jar: Jar, input: Record<string, unknown>) =>
    shop.ask({ service: 'api/v2/cancel_subscribe', jar, input })

  test('of a plan that ends by itself says so, and changes nothing', async () => {
    const owner = await newOwner(shop, MONTH)
    const before = await stored(owner.id)
    expect(await cancel(owner.jar, { subscription_id: owner.licenceId })).toMatchObject({
      status: 409,
      body: { error: 'not_allowed', data: { state: 'prepaid', allowed: ['diff_price'] } },
    })
    expect(await stored(owner.id)).toEqual(before)
  })

  test('cancels nobody else’s', async () => {
    const { licenceId } = await newOwner(shop, MONTH)
    const { jar } = await newMember(shop)
    expect((await cancel(jar, { subscription_id: licenceId })).status).toBe(404)
    expect((await cancel(jar, {})).body.fields).toEqual({ subscription_id: 'empty' })
  })
})

describe('cancel_sub_fb', () => {
  const say = (jar: Jar, input: Record<string, unknown>, ip?: string) =>
    shop.ask({ service: 'api/v2/cancel_sub_fb', jar, input, ip })
  const kept = async (customer: string) =>
    (
      await shop.db.query('select reason, text, licence_id from cancel_feedback where customer_id = $1', [
        customer,
      ])
    ).rows

  test('keeps why somebody cancels, and what', async () => {
    const { id, jar, licenceId } = await newOwner(shop, MONTH)
    const input = { subscription_id: licenceId, reason: 'too_expensive', text: ' I pay twice. ' }
    expect((await say(jar, input)).body.data).toEqual({ saved: true })
    expect((await say(jar, { reason: 'other' })).status).toBe(200)
    expect(await kept(id)).toEqual([
      { reason: 'too_expensive', text: 'I pay twice.', licence_id: licenceId },
      { reason: 'other', text: null, licence_id: null },
    ])
  })

  test('keeps which subscription it is about', async () => {
    const member = await newMember(shop)
    const { subscription } = await subscribe(shop.db, member)
    expect((await say(member.jar, { subscription_id: subscription, reason: 'other' })).status).toBe(200)
    const { rows } = await shop.db.query(
      'select subscription_id, licence_id from cancel_feedback where customer_id = $1',
      [member.id],
    )
    expect(rows).toEqual([{ subscription_id: subscription, licence_id: null }])
    expect(
      (await say((await newMember(shop)).jar, { subscription_id: subscription, reason: 'other' })).status,
    ).toBe(404)
  })

  test('keeps nothing about somebody else’s plan, and no reason that it does not know', async () => {
    const { licenceId } = await newOwner(shop, MONTH)
    const { id, jar, ip } = await newMember(shop)
    expect((await say(jar, { subscription_id: licenceId, reason: 'other' }, ip)).status).toBe(404)
    expect((await say(jar, { reason: 'bored' }, ip)).body.fields).toEqual({ reason: 'value' })
    expect((await say(jar, { reason: 'other', text: 'a\0b' }, ip)).body.fields).toEqual({ text: 'value' })
    expect(await kept(id)).toEqual([])
  })

  test('takes ten of a network in a quarter of an hour', async () => {
    const { id, jar, ip } = await newMember(shop)
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push(await say(jar, { reason: 'other' }, ip))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(await kept(id)).toHaveLength(10)
  })
})
