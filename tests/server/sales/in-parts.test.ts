import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { startOfDay } from '@/server/time-zones/days'
import { partsOf, UNITS } from '@/server/time-zones/periods'

const db = await freshDatabase()
const { salesInParts } = await import('@/server/sales/in-parts')
const { taxByCountry } = await import('@/server/sales/tax-by-country')

type Sold = { at: string; total?: number; tax?: number; currency?: string; country?: string }
let sold = 0

async function invoice({ at, total = 1190, tax = 190, currency = 'EUR', country = 'de' }: Sold) {
  sold += 1
  const lines = tax === 0 ? [] : [{ country, rate: 1900, base: total - tax, amount: tax, inclusive: true }]
  const { rows } = await db.query(
    `insert into invoices (kind, key, order_number, market, seller_of_record, country, currency, total, tax_mode, tax_lines, issued_at)
     values ('invoice', $1, $1, 'europe', 'shop', $2, $3, $4, 'inclusive', $5, $6) returning id`,
    [`P-${sold}`, country, currency, total, JSON.stringify(lines), at],
  )
  return String(rows[0].id)
}

const giveBack = (id: string, at: string) =>
  db.query(
    `insert into invoices (kind, key, order_number, corrects, market, seller_of_record, country, currency, total, tax_mode, tax_lines, issued_at)
     select 'credit_note', key, order_number, id, market, seller_of_record, country, currency, total, tax_mode, tax_lines, $2
     from invoices where id = $1`,
    [id, at],
  )

// Berlin's clock is put back on 2026-10-25, which has 25 hours, and forward on 2026-03-29, which has 23.
for (const at of ['2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z'])
  await invoice({ at })
await giveBack(await invoice({ at: '2026-10-25T23:00:00Z', total: 5000, tax: 0 }), '2026-11-02T08:00:00Z')
await giveBack(await invoice({ at: '2026-03-28T22:59:59.999Z' }), '2026-03-28T23:00:00Z')
await invoice({ at: '2026-03-29T21:59:59.999Z', currency: 'JPY', country: 'jp', total: 2_000_000_000 })
await invoice({ at: '2026-03-29T22:00:00Z', currency: 'JPY', country: 'jp', total: 2_000_000_000 })

const SPANS = [
  { from: '2026-10-24', until: '2026-10-27' },
  { from: '2026-03-28', until: '2026-03-31' },
  { from: '2026-01-01', until: '2027-01-01' },
]
const ZONES = ['Europe/Berlin', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles']

/** The same by the calendar of Postgres, one sum for each kind. */
async function byPostgres(from: string, until: string, unit: string, zone: string) {
  const { rows } = await db.query(
    `with local as (select *, (issued_at at time zone $4)::date as day from invoices),
       named as (select to_char(greatest(date_trunc($3, day::timestamp), $1::timestamp), 'YYYY-MM-DD') as part, *
         from local where day >= $1::date and day < $2::date)
     select part, currency, kind, sum(total)::float8 as total, count(*)::int as documents from named
     group by 1, 2, 3 order by 1, 2, 3`,
    [from, until, unit, zone],
  )
  return rows
}

test.each(ZONES.flatMap(zone => UNITS.map(unit => [unit, zone] as const)))(
  'a %s is that of the calendar of %s, over its longer and shorter days',
  async (unit, zone) => {
    for (const span of SPANS) {
      const parts = partsOf(span, unit)
      const sales = await salesInParts(
        parts.map(day => startOfDay(day, zone)),
        startOfDay(span.until, zone),
      )
      const found = sales.flatMap(({ part, currency, orders, sold: total, refunds, refunded }) => [
        { part: parts[part], currency, kind: 'credit_note', total: refunded, documents: refunds },
        { part: parts[part], currency, kind: 'invoice', total, documents: orders },
      ])
      expect(found.filter(({ documents }) => documents > 0)).toEqual(
        await byPostgres(span.from, span.until, unit, zone),
      )
    }
  },
)

test('taxes are those of the lines, by country, rate and currency, and a refund counts when it was given', async () => {
  const [from, until] = [Date.parse('2026-10-01T00:00:00Z'), Date.parse('2026-11-01T00:00:00Z')]
  const none = { creditNotes: 0, refundedNet: 0, refundedTax: 0 }
  expect(await taxByCountry(from, until)).toEqual([
    { seller: 'shop', country: 'de', rate: 1900, currency: 'EUR', invoices: 3, net: 3000, tax: 570, ...none },
    { seller: 'shop', country: 'de', rate: null, currency: 'EUR', invoices: 1, net: 5000, tax: 0, ...none },
  ])
  const after = await taxByCountry(until, Date.parse('2026-12-01T00:00:00Z'))
  expect(after).toMatchObject([{ rate: null, invoices: 0, net: 0, creditNotes: 1, refundedNet: 5000 }])
})

test('sums beyond four bytes stay exact', async () => {
  const [sales] = await salesInParts([Date.parse('2026-03-29T00:00:00Z')], Date.parse('2026-03-31T00:00:00Z'))
  expect(sales).toMatchObject({ currency: 'JPY', orders: 2, sold: 4_000_000_000 })
})
