import { ORIGIN, openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { Tinypool } from 'tinypool'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'

const shop = await openCalls()
const receipts = await import('@/server/invoices/answer')

const PAID = '2026-11-20T12:00:00Z'

type Sale = { currency: string; total: number; locale: string; state?: string; steps?: unknown[] }

/** A paid order as a checkout in that language leaves it. */
async function sell(email: string, { currency, total, locale, state = 'paid', steps = [] }: Sale) {
  const { number } = await storePurchase(shop.db, { email })
  await shop.db.query(
    `update orders set currency = $2, total = $3, locale = $4, state = $5, quote = $6, paid_at = $7, secret = $8 where number = $1`,
    [number, currency, total, locale, state, JSON.stringify({ receipt: steps }), PAID, `secret-of-${number}`],
  )
  await shop.db.query(
    `update order_lines set unit_total = $2 where order_id = (select id from orders where number = $1)`,
    [number, total],
  )
  return number
}

const ask = (number: string, query: Record<string, string> = {}, cookie = '') =>
  receipts.answerInvoice(
    new Request(`${ORIGIN}/order/receipt/${number}?${new URLSearchParams(query)}`, { headers: { cookie } }),
    number,
  )

async function read(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const file = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocumentProxy(bytes)
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages, file, size: file.length }
}

const STEPS = [
  { kind: 'list', rule: '10337-LFT', label: 'Listenpreis', amount: 16290 },
  { kind: 'selling', rule: '10337-LFT', label: 'Preis heute', amount: -3300 },
]

test.each([
  ['en', 'USD', 12990, ['Receipt', 'November 20, 2026', '$129.90', 'Paid', 'Netflix', 'Lifetime']],
  ['de', 'EUR', 12990, ['Beleg', '20. November 2026', '129,90 €', 'Bezahlt', 'Verkäufer', 'Unbegrenzt']],
  ['fr', 'EUR', 129990, ['Reçu', '20 novembre 2026', '1 299,90 €', 'Payée']],
  ['ja', 'JPY', 19480, ['領収書', '2026年11月20日', '19,480', '支払い済み']],
  ['zh', 'CNY', 93490, ['收据', '2026年11月20日', '¥934.90', '已付款']],
])('in %s a receipt in %s is a PDF whose text can be read back', async (locale, currency, total, words) => {
  const number = await sell(`${locale}@example.com`, { currency, total, locale })
  const response = await ask(number, { secret: `secret-of-${number}` })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Tidemark-${number}.pdf"`)
  const { text, totalPages, file, size } = await read(response)
  for (const word of [...words, number, `${locale}@example.com`, 'Tidemark, localhost'])
    expect(text, word).toContain(word)
  expect(totalPages).toBe(1)
  expect(file).toMatch(/\/FontName \/[A-Z]{6}\+Noto/)
  expect(size).toBeLessThan(120_000)
})

test('a receipt explains the price in the words that the buyer read, and comes in any other language too', async () => {
  const number = await sell('words@example.com', {
    currency: 'EUR',
    total: 12990,
    locale: 'de',
    steps: STEPS,
  })
  const secret = `secret-of-${number}`
  const { text } = await read(await ask(number, { secret }))
  for (const word of ['Listenpreis', '162,90 €', 'Preis heute', '−33,00 €']) expect(text).toContain(word)
  const other = await read(await ask(number, { secret, language: 'ja' }))
  for (const word of ['領収書', '€129.90', 'Listenpreis']) expect(other.text).toContain(word)
})

test('a receipt of a refunded order says so, with the day and the amount that went back', async () => {
  const number = await sell('back@example.com', {
    currency: 'USD',
    total: 12990,
    locale: 'en',
    state: 'refunded',
  })
  const secret = `secret-of-${number}`
  expect((await read(await ask(number, { secret }))).text).toContain('Refunded −$129.90')
  await shop.db.query(
    `insert into payment_events (provider, event_id, type, order_id, payload, outcome, applied_at)
     select 'sandbox', 'evt-back', 'refunded', id, '{}', 'refunded', '2026-11-21T09:00:00Z' from orders where number = $1`,
    [number],
  )
  const { text } = await read(await ask(number, { secret }))
  expect(text).toContain('This order was refunded.')
  expect(text).toContain('Refunded on November 21, 2026 −$129.90')
})

test('a receipt of an order of which a part went back says how much, and not that all of it did', async () => {
  const number = await sell('part@example.com', { currency: 'USD', total: 12990, locale: 'en' })
  await shop.db.query('update orders set refunded = 590 where number = $1', [number])
  const { text } = await read(await ask(number, { secret: `secret-of-${number}` }))
  expect(text).toContain('Refunded −$5.90')
  expect(text).not.toContain('This order was refunded.')
})

test('letters of one word in three scripts are all drawn', async () => {
  const number = await sell('Mika.漢字+Жук@example.com', { currency: 'USD', total: 12990, locale: 'en' })
  const { text } = await read(await ask(number, { secret: `secret-of-${number}` }))
  expect(text).toContain('Mika.漢字+Жук@example.com')
})

async function signIn(email: string): Promise<string> {
  const input = { email, password: typed('correct-horse-1') }
  const { jar } = await shop.ask({ a: 'register', input, ip: email })
  return `token=${jar.token}`
}

test('only its customer, or who holds its secret, gets a receipt; to all others it is not there', async () => {
  const [owner, other] = [await signIn('owner@example.com'), await signIn('other@example.com')]
  const number = await sell('owner@example.com', { currency: 'USD', total: 12990, locale: 'en' })
  await shop.db.query(
    'update orders set customer_id = (select id from customers where email = $2) where number = $1',
    [number, 'owner@example.com'],
  )
  expect((await ask(number, {}, owner)).status).toBe(200)
  expect((await ask(number, {}, `orders=${number}:secret-of-${number}`)).status).toBe(200)
  for (const refused of [
    await ask(number),
    await ask(number, {}, other),
    await ask(number, { secret: 'secret' }, other),
    await ask(number, {}, `orders=${number}:guessed`),
    await ask('TM-NONE', {}, owner),
    await ask("TM-'--", {}, owner),
  ]) {
    expect(refused.status).toBe(404)
    expect(refused.headers.get('cache-control')).toContain('no-store')
  }
})

test('before it is paid an order has no receipt', async () => {
  const number = await sell('open@example.com', {
    currency: 'USD',
    total: 12990,
    locale: 'en',
    state: 'pending',
  })
  await shop.db.query('update orders set paid_at = null where number = $1', [number])
  expect((await ask(number, { secret: `secret-of-${number}` })).status).toBe(404)
})

const from = (ip: string, number: string, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ secret: `secret-of-${number}`, ...query })
  const headers = { 'x-client-ip': ip }
  return receipts.answerInvoice(
    new Request(`${ORIGIN}/order/receipt/${number}?${search}`, { headers }),
    number,
  )
}

test('where too many receipts wait for a thread, one more is not there for the moment', async () => {
  const number = await sell('busy@example.com', { currency: 'EUR', total: 12990, locale: 'fr' })
  const waiting = vi.spyOn(Tinypool.prototype, 'queueSize', 'get').mockReturnValue(24)
  const answer = await from('203.0.113.92', number)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  waiting.mockRestore()
  expect((await from('203.0.113.92', number)).status).toBe(200)
})
