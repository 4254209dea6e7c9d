import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, orderAs, refundAtProvider } from '@tests/support/owner-orders'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { broughtBy } = await import('@/server/campaigns/brought')
const { campaignCalendar } = await import('@/server/campaigns/calendar')

const DAY = 86_400_000
const NOW = Date.now()

/** Its coupon applies by itself to the video downloader. */
async function autumnSale(): Promise<string> {
  const { rows } = await db.query(`select id from campaigns where key = 'normal-autumn-sale'`)
  return rows[0].id
}

const totalOf = async ({ number }: { number: string }): Promise<number> =>
  (await db.query('select total::int from orders where number = $1', [number])).rows[0].total

test('a campaign brought the paid orders whose price names its coupon, less what went back', async () => {
  const id = await autumnSale()
  expect(await broughtBy([id], NOW - DAY)).toEqual([])
  await buyAs(await newOwner(db), 'all_in_one_video_suite')
  await orderAs(await newOwner(db), 'video_downloader')
  const one = await buyAs(await newOwner(db), 'video_downloader')
  const back = await buyAs(await newOwner(db), 'video_downloader')
  const revenue = async (of: { number: string }[]) => [
    { currency: 'USD', amount: (await Promise.all(of.map(totalOf))).reduce((sum, each) => sum + each, 0) },
  ]
  expect(await broughtBy([id], NOW - DAY)).toEqual([
    { campaign: id, orders: 2, revenue: await revenue([one, back]) },
  ])
  await refundAtProvider(db, back.session)
  expect(await broughtBy([id], NOW - DAY)).toEqual([
    { campaign: id, orders: 2, revenue: await revenue([one]) },
  ])
  expect(await broughtBy([id], Date.now() + DAY)).toEqual([])
  expect(await broughtBy([], NOW - DAY)).toEqual([])
})

test('the calendar has the campaigns whose windows touch a span, drafts and those that are off too', async () => {
  const from = Date.parse('2022-11-01T00:00:00Z')
  const named = async () => (await campaignCalendar(from, from + 20 * DAY)).map(({ name }) => name)
  expect(await named()).toContain('Black Friday 2022')
  expect(await named()).not.toContain('Christmas 2022')
  await db.query(`update campaigns set enabled = false, _status = 'draft' where key = 'black-friday-2022'`)
  const calendar = await campaignCalendar(from, from + 20 * DAY)
  expect(calendar.find(({ name }) => name === 'Black Friday 2022')).toMatchObject({
    from: Date.parse('2022-11-18T00:00:00Z'),
    isPublished: false,
    isEnabled: false,
    sites: [],
    locales: [],
  })
  await db.query(`update campaigns set deleted_at = now() where key = 'black-friday-2022'`)
  expect(await named()).not.toContain('Black Friday 2022')
})
