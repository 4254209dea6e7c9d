import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { saveSeller } from '@tests/support/sellers'
import { expect, test } from 'vitest'
import { documentsOf } from '@/server/invoices/documents'
import { invoiceOf } from '@/server/invoices/invoice'
import { issueCreditNote, issueInvoice } from '@/server/invoices/issue'
import { invoiceWords } from '@/server/invoices/words'
import { orderByNumber } from '@/server/orders/order'
import { database, inTransaction } from '@/server/runtime/database'
import type { Market } from '@/site/markets'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()

const fill = (market: Market, data: object) => saveSeller(payload, market, data)

type Sold = {
  country?: string
  locale?: string
  total?: number
  currency?: string
  provider?: string
  billing?: object
}
let buyers = 0

/** A paid order without its invoice; its id and number. */
async function paid(sold: Sold = {}): Promise<{ id: string; number: string }> {
  buyers += 1
  const { number } = await storePurchase(db, { email: `buyer${buyers}@example.com` })
  const {
    country = 'de',
    locale = 'de',
    total = 11900,
    currency = 'EUR',
    provider = 'sandbox',
    billing = {},
  } = sold
  const { rows } = await db.query<{ id: string }>(
    `update orders set country = $2, locale = $3, total = $4, currency = $5::text::enum_orders_currency,
       provider = $6::text::enum_orders_provider, billing = $7 where number = $1 returning id`,
    [number, country, locale, total, currency, provider, JSON.stringify(billing)],
  )
  return { id: rows[0]?.id ?? '', number }
}

const issue = async (sold?: Sold) => {
  const order = await paid(sold)
  await inTransaction(tx => issueInvoice(tx, order.id))
  return order
}

const wordsOf = async (number: string, locale: 'de' | 'ja' | 'en') => {
  const order = await orderByNumber(database, number)
  if (!order?.paidAt) throw new Error('no order')
  return invoiceWords(await invoiceOf(order), order.paidAt, { locale, nameOf: () => 'Video One' })
}

test('before the settings name a seller a sale is kept with its number, and the paper stays a receipt', async () => {
  const { number } = await issue()
  expect(await documentsOf(number)).toMatchObject([
    { kind: 'invoice', number: 'DE-000001', seller: null, lines: [] },
  ])
  const words = await wordsOf(number, 'de')
  expect(words.title).toBe('Beleg')
  expect(words.taxes).toEqual([])
  expect(JSON.stringify(words)).not.toContain('DE-000001')
})

test('an invoice of Germany names seller, number, rate, base and tax; the order keeps the same', async () => {
  await fill('germany', {
    name: 'Tidemark GmbH',
    address: 'Uferweg 1, 20095 Hamburg',
    vat_id: 'DE123456789',
    taxed: true,
  })
  const { number } = await issue({ billing: { country: 'de', vatNumber: 'DE987654321', vatCountry: 'de' } })
  const words = await wordsOf(number, 'de')
  expect(words.title).toBe('Rechnung')
  expect(words.facts).toEqual(
    expect.arrayContaining([
      ['Rechnungsnummer', 'DE-000002'],
      ['USt-IdNr. des Verkäufers', 'DE123456789'],
      ['USt-IdNr. des Käufers', 'DE987654321'],
      ['Verkäufer', 'Tidemark GmbH\nUferweg 1, 20095 Hamburg'],
    ]),
  )
  expect(words.taxes.map(pair => pair.map(text => text.replace(/\s/g, ' ')))).toEqual([
    ['Nettobetrag zu 19 %', '100,00 €'],
    ['Enthaltene MwSt. 19 %', '19,00 €'],
  ])
  expect((await orderByNumber(database, number))?.sale).toMatchObject({
    sellerOfRecord: 'shop',
    market: 'germany',
    mode: 'inclusive',
    country: 'de',
    lines: [{ country: 'de', rate: 1900, base: 10000, amount: 1900, inclusive: true }],
    proofs: [
      { by: 'buyer', country: 'de' },
      { by: 'vat_number', country: 'de' },
      { by: 'network', country: 'de' },
      { by: 'language', country: 'de' },
    ],
  })
})

test('the buyer’s country decides on rate and series: Finland 25.5 %, Japan with its registration number', async () => {
  await fill('europe', { name: 'Tidemark GmbH', address: 'Hamburg', vat_id: 'DE123456789', taxed: true })
  await fill('japan', { name: 'Tidemark KK', address: 'Tokyo', registration: 'T1234567890123', taxed: true })
  const finland = await issue({ country: 'xx', locale: 'en', billing: { country: 'fi' }, total: 9990 })
  expect(await documentsOf(finland.number)).toMatchObject([
    { number: 'EU-000001', lines: [{ country: 'fi', rate: 2550, base: 7960, amount: 2030 }] },
  ])
  const japan = await issue({ country: 'jp', locale: 'ja', total: 19480, currency: 'JPY' })
  const words = await wordsOf(japan.number, 'ja')
  expect(words.facts).toContainEqual(['登録番号', 'T1234567890123'])
  expect(words.taxes.at(-1)?.[0]).toBe('うち消費税（10%）')
})

test('a number is given once per order and none is left out, with 20 payments at once of which some fail', async () => {
  const first = await issue()
  await inTransaction(tx => issueInvoice(tx, first.id))
  const orders = await Promise.all(Array.from({ length: 20 }, () => paid()))
  await Promise.allSettled(
    orders.map(({ id }, index) =>
      inTransaction(async tx => {
        await issueInvoice(tx, id)
        if (index % 4 === 0) throw new Error('this payment fails after its number was taken')
      }),
    ),
  )
  const { rows } = await db.query<{ number: number }>(
    `select number from invoices where series = 'DE' order by number`,
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  expect(rows).toHaveLength(2 + 1 + 15)
})

test('a refund is a credit note with a number of its own that names its invoice; part of one is taxed in part', async () => {
  const { id, number } = await issue()
  const credit = (total: number, key: string) =>
    inTransaction(tx => issueCreditNote(tx, { orderId: id, total, key }))
  await credit(5950, 'part')
  await credit(5950, 'part')
  await credit(11900, 'rest')
  await credit(100, 'too much')
  const [invoice, part, rest, ...more] = await documentsOf(number)
  expect(more).toEqual([])
  expect(part).toMatchObject({ kind: 'credit_note', total: 5950, lines: [{ base: 5000, amount: 950 }] })
  expect(new Set([invoice?.number, part?.number, rest?.number]).size).toBe(3)
  const words = await wordsOf(number, 'de')
  expect(words.credits[0]?.[0]).toContain(`${part?.number} zu ${invoice?.number}`)
  expect(words.credits.map(([, amount]) => amount.replace(/\s/g, ' '))).toEqual(['−59,50 €', '−59,50 €'])
})

test('with Paddle the payer sells: our paper confirms the order, without a number and a tax', async () => {
  const { number } = await issue({ provider: 'paddle' })
  expect(await documentsOf(number)).toMatchObject([{ number: null, sellerOfRecord: 'paddle', lines: [] }])
  const words = await wordsOf(number, 'de')
  expect([words.title, words.taxes]).toEqual(['Bestellbestätigung', []])
  expect(words.notice).toContain('Paddle')
})

test('nobody changes or deletes an invoice within ten years, and none says who bought', async () => {
  await expect(db.query(`update invoices set total = 1`)).rejects.toThrow('kept as it was issued')
  await expect(db.query(`delete from invoices`)).rejects.toThrow('kept as it was issued')
  const { rows } = await db.query<{ text: string }>('select invoices::text as text from invoices')
  expect(rows.length).toBeGreaterThan(20)
  for (const { text } of rows) expect(text).not.toContain('@example.com')
})
