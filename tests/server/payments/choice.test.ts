import { freshDatabase } from '@tests/support/database'
import { settingsFor } from '@tests/support/payers'
import { placeGuestOrder, visitNow } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const {
  PADDLE_API_KEY: _,
  PADDLE_WEBHOOK_SECRET: __,
  PADDLE_CLIENT_TOKEN: ___,
  ...stripeOnly
} = settingsFor('http://127.0.0.1:9')
Object.assign(process.env, stripeOnly)
const { isListening, ruleBook } = await import('@/server/rule-book/live')
await ruleBook()
await soon(() => expect(isListening()).toBe(true))

const providerOfOrder = async (visit: Parameters<typeof visitNow>[0] = {}) => {
  const { number } = await placeGuestOrder({ visit: visitNow(visit) })
  const { rows } = await db.query('select provider, currency from orders where number = $1', [number])
  return rows[0]
}

/** As the admin saves it; the rule book has it when this returns. */
async function choose(site: string, currency: string, payer: string) {
  await db.query('insert into payer_choices (site, currency, payer) values ($1, $2, $3)', [
    site,
    currency,
    payer,
  ])
  await soon(async () => {
    const { words, problems } = await ruleBook()
    const known = words.payers.some(row => row.site === site && row.currency === currency)
    expect(known || problems.some(({ collection }) => collection === 'payers')).toBe(true)
  })
}

test('where nothing is said the sandbox sells, though another payer has keys', async () => {
  expect(await providerOfOrder()).toEqual({ provider: 'sandbox', currency: 'USD' })
})

test('a site sells in a currency through the payer that the admin names, and in another as before', async () => {
  await choose('com', 'USD', 'stripe')
  expect(await providerOfOrder()).toEqual({ provider: 'stripe', currency: 'USD' })
  expect(await providerOfOrder({ locale: 'de', country: 'de' })).toEqual({
    provider: 'sandbox',
    currency: 'EUR',
  })
  expect((await providerOfOrder({ site: 'discover_com' })).provider).toBe('sandbox')
})

test('a buyer cannot choose the sandbox where the shop sells through another payer', async () => {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const { number, secret } = await placeGuestOrder()
  const paying = { number, viewer: { secret }, at: Date.now(), provider: 'sandbox' } as const
  expect(await payOrder(paying)).toEqual({ ok: false, why: 'bad_input' })
})

test('the admin’s first page says that the sandbox sells beside a payer of real money', async () => {
  const { paymentsStatus } = await import('@/server/payments/status')
  expect(await paymentsStatus()).toMatchObject({ takesRealMoney: true, sellsBySandbox: true })
})

test('a row of a payer whose keys are gone is reported, and the sandbox sells', async () => {
  await choose('com', 'EUR', 'paddle')
  const { problems } = await ruleBook()
  expect(problems).toMatchObject([
    { collection: 'payers', reason: expect.stringContaining('has no keys in this shop') },
  ])
  expect((await providerOfOrder({ locale: 'de', country: 'de' })).provider).toBe('sandbox')
})
