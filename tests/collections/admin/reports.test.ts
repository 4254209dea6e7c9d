import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, refundAtProvider } from '@tests/support/owner-orders'
import { visitNow } from '@tests/support/purchase'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportChart } from '@/collections/admin/reports/chart'
import { reportFileEndpoint } from '@/collections/admin/reports/endpoint'
import { reportCsv } from '@/collections/admin/reports/file'
import type { ReportName } from '@/collections/admin/reports/names'
import { type Cell, type Report, shown as shownText } from '@/collections/admin/reports/report'
import { spanOf } from '@/collections/admin/reports/span'
import { ReportTable } from '@/collections/admin/reports/table'
import { retellRefusal } from '@/collections/admin/words/retell-refusal'

const db = await freshDatabase()
await db.query(`update sellers set taxed = true, tax_number = '12/345/67890'`)
const { REPORTS } = await import('@/collections/admin/reports/names')
const { reportOf } = await import('@/collections/admin/reports/report-of')

const ROLES = {
  admin: [...REPORTS],
  marketer: ['campaigns', 'coupons', 'sources'],
  writer: [],
  support: [],
  nobody: [],
} as const satisfies Record<string, readonly ReportName[]>

const back = await buyAs(await newOwner(db), 'all_in_one_video_suite')
await buyAs(await newOwner(db), 'all_in_one_video_suite', {
  visit: visitNow({ locale: 'de', country: 'de' }),
})
await buyAs(await newOwner(db), 'video_downloader')
await buyAs(await newOwner(db), 'netflix_downloader')
await refundAtProvider(db, back.session)

const question = (zone = 'UTC', currency: '' | 'USD' | 'EUR' = '') => {
  const at = Date.now()
  const found = spanOf({ period: 'last-7-days', from: '', until: '', zone }, at)
  if (!found.ok) throw new Error('The span is wrong.')
  return { span: found.span, per: 'day', currency, campaign: '', at } as const
}

async function shown(name: ReportName, of = question()): Promise<Report> {
  const report = await reportOf({ role: 'admin' }, name, of)
  if (!report) throw new Error('An admin sees every report.')
  return report
}

/** The sum of one column in a currency, by its name. */
const columnOf = ({ head, rows }: Report, name: string, currency: string): number =>
  rows
    .filter(cells => cells.includes(currency))
    .map(cells => cells[head.indexOf(name)])
    .reduce<number>((sum, cell) => sum + numberOf(cell), 0)

const numberOf = (cell: Cell | undefined): number => (typeof cell === 'object' ? cell.amount : Number(cell))

/** By the orders, not by the invoices: what was paid and what went back. */
async function ordersIn(currency: string) {
  const { rows } = await db.query(
    `select count(*)::int as orders, coalesce(sum(total), 0)::int as gross, coalesce(sum(refunded), 0)::int as refunded
     from orders where state in ('paid', 'refunded') and currency::text = $1`,
    [currency],
  )
  return rows[0]
}

test.each(
  Object.entries(ROLES).flatMap(([role, names]) =>
    REPORTS.map(name => [role, names.some(each => each === name) ? 'sees' : 'does not see', name] as const),
  ),
)('a %s %s the report %s, on the page and as a file', async (role, sees, name) => {
  const user = { role }
  expect((await reportOf(user, name, question())) !== undefined).toBe(sees === 'sees')
  const answer = await askFile(user, `report=${name}`)
  expect(answer.status).toBe(sees === 'sees' ? 200 : 403)
})

async function askFile(user: unknown, query: string): Promise<Response> {
  const asking = { user, searchParams: new URLSearchParams(query) }
  return await reportFileEndpoint.handler(asking as Parameters<typeof reportFileEndpoint.handler>[0])
}

test.each(['USD', 'EUR'])('sales in %s are the sums of the orders', async currency => {
  const { orders, gross, refunded } = await ordersIn(currency)
  expect(orders).toBeGreaterThan(0)
  const sales = await shown('sales')
  expect(columnOf(sales, 'Orders', currency)).toBe(orders)
  expect(columnOf(sales, 'Gross', currency)).toBe(gross)
  expect(columnOf(sales, 'Refunded', currency)).toBe(refunded)
  expect(columnOf(sales, 'Net', currency)).toBe(gross - columnOf(sales, 'Tax', currency))
  const tax = await shown('tax')
  expect(columnOf(tax, 'Gross', currency)).toBe(gross)
  expect(columnOf(tax, 'Tax', currency)).toBe(columnOf(sales, 'Tax', currency))
  expect(columnOf(tax, 'Refunded', currency)).toBe(refunded)
  expect(columnOf(await shown('products'), 'Revenue', currency)).toBe(gross - refunded)
  expect(columnOf(await shown('sources'), 'Revenue', currency)).toBe(gross - refunded)
})

test('the tax of a country is that on its invoices, each currency by itself', async () => {
  const { rows } = await db.query(
    `select country, currency, total, tax_lines from invoices where kind = 'invoice' and tax_lines <> '[]'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const wanted = rows.reduce((sum, { tax_lines }) => sum + tax_lines[0].amount, 0)
  const tax = await shown('tax')
  const sum = ['USD', 'EUR', 'JPY'].reduce((all, currency) => all + columnOf(tax, 'Tax', currency), 0)
  expect(sum).toBe(wanted)
  expect(tax.rows.map(cells => cells[1])).toContain('DE')
})

test('licences are counted by product and plan', async () => {
  const { rows } = await db.query('select pid, plan, count(*)::int from licences group by 1, 2')
  const products = await shown('products')
  const issued = products.rows.reduce((sum, cells) => sum + Number(cells[3]), 0)
  expect(issued).toBe(rows.reduce((sum, { count }) => sum + count, 0))
  expect(products.rows.map(([name]) => name)).toContain('Video All-in-One, Windows')
  expect(products.sums.map(cells => cells[2])).toEqual(['USD', 'EUR'])
})

test('a coupon has the orders whose price names it, and what it took off', async () => {
  const { rows } = await db.query(
    `select o.total::int, s.step from orders o, lateral (select step from jsonb_array_elements(o.quote -> 'receipt') step
       where step ->> 'rule' = 'AUTUMN_VD') s where o.paid_at is not null`,
  )
  expect(rows).toHaveLength(1)
  const coupons = await shown('coupons')
  expect(coupons.rows).toContainEqual([
    'AUTUMN_VD',
    'USD',
    1,
    { amount: rows[0].total, currency: 'USD' },
    { amount: -rows[0].step.amount, currency: 'USD' },
  ])
})

test('a campaign has what was bought before, during and after it, by plan', async () => {
  const { rows } = await db.query(`select id from campaigns where key = 'normal-autumn-sale'`)
  const report = await shown('campaigns', { ...question(), campaign: rows[0].id })
  const { orders, gross, refunded } = await ordersIn('USD')
  const of = (phase: string) => report.sums.find(cells => cells[0] === phase && cells[4] === 'USD')
  expect(of('During')?.slice(5, 7)).toEqual([orders, 1])
  expect(of('During')?.[8]).toEqual({ amount: gross - refunded, currency: 'USD' })
  expect(of('Before')?.slice(5, 7)).toEqual([0, 0])
  expect(report.rows.map(cells => cells[3])).toContain('Lifetime, 1 PC')
})

test('a currency is asked for alone, and the days are those of the zone', async () => {
  const { rows } = await shown('sales', question('Asia/Tokyo', 'EUR'))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.[1]).toBe('EUR')
  const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  expect(rows[0]?.[0]).toBe(day)
})

test('a chart says in words what it draws, and the table has every figure', async () => {
  const report = await shown('sales')
  const [chart] = report.charts
  if (!chart) throw new Error('There are sales.')
  const drawn = renderToStaticMarkup(createElement(ReportChart, { chart }))
  expect(drawn).toContain('Gross per day in USD')
  expect(drawn).toContain('the most was $')
  expect(drawn.match(/<rect/g)).toHaveLength(7)
  const days = [chart.bars[0], chart.bars[6]]
    .map(bar => `<span>${shownText(bar?.name ?? '')}</span>`)
    .join('')
  expect(drawn).toMatch(/<div class="reports__plot" aria-hidden="true"><span class="reports__most">\$\d/)
  expect(drawn).toContain(`<span class="reports__ends">${days}</span>`)
  const table = renderToStaticMarkup(createElement(ReportTable, { title: 'Sales', report }))
  expect(table).toContain('<th scope="col" class="reports__number">Gross less refunds</th>')
  expect(table).toContain('<tfoot>')
})

test.each(REPORTS)('every head and every note of the report %s is said in Japanese too', async name => {
  const { head, notes } = await shown(name)
  const said = [...head, ...notes].filter(text => !text.includes('its window up to now'))
  expect(said.length).toBeGreaterThan(4)
  expect(said.filter(text => retellRefusal('ja', text) === text)).toEqual([])
})

test('days and counts are told as people write them, and the file keeps them as they are', () => {
  const report = { head: ['Day', 'Orders'], rows: [['2026-11-24', 1234]], sums: [], charts: [], notes: [] }
  const table = renderToStaticMarkup(createElement(ReportTable, { title: 'Sales', report }))
  expect(table).toContain(
    '<th scope="row" class="reports__day">24 Nov 2026</th><td class="reports__number">1,234</td>',
  )
  expect(reportCsv(report)).toContain('"2026-11-24","1234"')
})

test('figures stand below each other in a column, also where a row has none', () => {
  const report = {
    head: ['Phase', 'Orders per day'],
    rows: [
      ['Before', 0.5],
      ['After', '–'],
    ],
    sums: [],
  }
  const table = renderToStaticMarkup(createElement(ReportTable, { title: 'Effect', report }))
  expect(table.match(/class="reports__number"/g)).toHaveLength(3)
})

test('a file has plain words above decimals, and no cell is a formula', async () => {
  const answer = await askFile({ role: 'admin' }, 'report=sales&period=last-7-days')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/sales-[\d-]{10}-to-[\d-]{10}\.csv/)
  const { gross } = await ordersIn('EUR')
  expect(await answer.text()).toContain(`"EUR","1","${(gross / 100).toFixed(2)}"`)
  const evil = reportCsv({
    ...{ head: ['Source', 'Revenue'], sums: [], charts: [], notes: [] },
    rows: [['=cmd()', { amount: -1234, currency: 'JPY' }]],
  })
  expect(evil).toBe(`\uFEFF"Source","Revenue"\r\n"'=cmd()","-1234"\r\n`)
})

test('of days that were typed both belong to the report, and so one day is a period', async () => {
  const found = spanOf({ period: 'own', from: '2026-03-02', until: '2026-03-02', zone: 'UTC' }, Date.now())
  expect(found).toMatchObject({ span: { days: { from: '2026-03-02', until: '2026-03-03' } } })
  const answer = await askFile({ role: 'admin' }, 'report=sales&period=own&from=2026-03-01&until=2026-03-02')
  expect(answer.headers.get('content-disposition')).toContain('sales-2026-03-01-to-2026-03-02.csv')
})

test.each([
  ['report=sales&period=own&from=2026-02-30&until=2026-03-02', 400, 'This is not a day.'],
  ['report=sales&period=own&from=2026-03-02&until=2026-03-01', 400, 'before the first day'],
  ['report=sales&period=own&from=1990-03-02&until=2026-03-02', 400, 'more than ten years'],
  ['report=sales&zone=Mars/Olympus', 400, 'no time zone with this name'],
  ['report=secrets', 404, 'no such report'],
])('the file of %s is refused with %d', async (query, status, sentence) => {
  const answer = await askFile({ role: 'admin' }, query)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(sentence)
})
