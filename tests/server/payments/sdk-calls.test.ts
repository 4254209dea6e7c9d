import { readdirSync, readFileSync } from 'node:fs'
import { ApiError } from '@paddle/paddle-node-sdk'
import { freshDatabase } from '@tests/support/database'
import { serveHandler } from '@tests/support/http'
import { openPayers } from '@tests/support/payers'
import { idsOf } from '@tests/support/stand-in/route'
import { ROUTES } from '@tests/support/stand-in/server'
import Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const payers = await openPayers(db)
afterAll(payers.close)
const { stripe } = await import('@/server/payments/stripe/client')
const { paddle } = await import('@/server/payments/paddle/client')

/** Which request each call of an SDK is. A call that the shop makes and that is not here fails the test below. */
const CALLS: Record<string, string> = {
  'stripe checkout.sessions.create': 'POST /v1/checkout/sessions',
  'stripe checkout.sessions.list': 'GET /v1/checkout/sessions',
  'stripe checkout.sessions.retrieve': 'GET /v1/checkout/sessions/1',
  'stripe checkout.sessions.expire': 'POST /v1/checkout/sessions/1/expire',
  'stripe refunds.create': 'POST /v1/refunds',
  'stripe refunds.list': 'GET /v1/refunds',
  'stripe refunds.retrieve': 'GET /v1/refunds/1',
  'stripe disputes.list': 'GET /v1/disputes',
  'stripe disputes.retrieve': 'GET /v1/disputes/1',
  'stripe charges.retrieve': 'GET /v1/charges/1',
  'stripe radar.earlyFraudWarnings.list': 'GET /v1/radar/early_fraud_warnings',
  'stripe radar.earlyFraudWarnings.retrieve': 'GET /v1/radar/early_fraud_warnings/1',
  'stripe paymentIntents.create': 'POST /v1/payment_intents',
  'stripe paymentIntents.retrieve': 'GET /v1/payment_intents/1',
  'stripe paymentIntents.search': 'GET /v1/payment_intents/search',
  'stripe paymentMethods.retrieve': 'GET /v1/payment_methods/1',
  'stripe paymentMethods.detach': 'POST /v1/payment_methods/1/detach',
  'stripe webhookEndpoints.list': 'GET /v1/webhook_endpoints',
  'paddle transactions.create': 'POST /paddle/transactions',
  'paddle transactions.list': 'GET /paddle/transactions',
  'paddle transactions.get': 'GET /paddle/transactions/1',
  'paddle transactions.getInvoicePDF': 'GET /paddle/transactions/1/invoice',
  'paddle transactions.update': 'PATCH /paddle/transactions/1',
  'paddle subscriptions.get': 'GET /paddle/subscriptions/1',
  'paddle subscriptions.createOneTimeCharge': 'POST /paddle/subscriptions/1/charge',
  'paddle subscriptions.cancel': 'POST /paddle/subscriptions/1/cancel',
  'paddle subscriptions.getPaymentMethodChangeTransaction':
    'GET /paddle/subscriptions/1/update-payment-method-transaction',
  'paddle adjustments.create': 'POST /paddle/adjustments',
  'paddle adjustments.list': 'GET /paddle/adjustments',
  'paddle notificationSettings.list': 'GET /paddle/notification-settings',
}

/** Every call of an SDK in the sources of the shop. */
function callsOfTheShop(): string[] {
  const found = new Set<string>()
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(`src/${file}`, 'utf8')
    if (!/payments\/(?:stripe|paddle)|stripe|@paddle/.test(file + text)) continue
    for (const [, front, call] of text.matchAll(/\b(stripe|paddle)(?:Client)?\(\)\s*\.([\w.]+)\(/g))
      found.add(`${front} ${call}`)
  }
  return [...found].toSorted()
}

test('the stand-in has every call of an SDK that the shop makes', () => {
  const calls = callsOfTheShop()
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter(call => CALLS[call] === undefined)).toEqual([])
  const missing = calls.filter(call => {
    const [method = '', path = ''] = (CALLS[call] ?? '').split(' ')
    return !ROUTES.some(route => route.method === method && idsOf(route, path))
  })
  expect(missing).toEqual([])
})

test('what the stand-in does not know is 501 in the envelope of the payer', async () => {
  await expect(stripe().coupons.list()).rejects.toMatchObject({ statusCode: 501 })
  const unknown = await paddle()
    .discounts.get('dsc_1')
    .catch((error: unknown) => error)
  expect(unknown).toBeInstanceOf(ApiError)
  expect(unknown).toMatchObject({ code: 'not_implemented' })
})

test('an answer without the envelope of its payer is no answer, though an SDK takes it for one', async () => {
  const bare = await serveHandler(async () => Response.json({}, { status: 404 }))
  const { port } = new URL(bare.origin)
  const sdk = new Stripe('sk_test_x', { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0 })
  expect(await sdk.checkout.sessions.retrieve('cs_1')).toEqual({})
  const { asked } = await import('@/server/payments/stripe/client')
  const { checkoutSession } = await import('@/server/payments/stripe/answers')
  const { LostAnswer } = await import('@/server/payments/payer-calls')
  await expect(asked(() => sdk.checkout.sessions.retrieve('cs_1'), checkoutSession)).rejects.toThrow(
    LostAnswer,
  )
  await bare.close()
})

test('the SDKs alone would take a webhook of next year, and Stripe’s would send how long its answers took', async () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event' })
  const timestamp = Math.floor(Date.now() / 1000) + 365 * 86_400
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_x', timestamp })
  expect(Stripe.webhooks.constructEvent(payload, header, 'whsec_x')).toMatchObject({ id: 'evt_1' })
  expect(stripe().getTelemetryEnabled()).toBe(false)
  expect(stripe().getMaxNetworkRetries()).toBe(0)
})
