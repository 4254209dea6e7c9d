import { freshDatabase } from '@tests/support/database'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { detailText } from '@/collections/admin/calendar/words'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const { weeksFor } = await import('@/collections/admin/calendar/weeks-for')
const { calendarWeeks } = await import('@/server/calendar/calendar')

const everything = async (_: string) => true
const week = { from: '2033-03-07', until: '2033-03-14' } as const
const UTC = { ...week, zone: 'UTC' }

await db.query('update campaigns set deleted_at = now()') // those of the seed
await db.query(
  `insert into campaigns (key, route, start_time, starttime_tz, end_time, endtime_tz, enabled, _status)
   values ('spring', 'spring_sale', '2033-03-08T00:00:00Z', 'UTC', '2033-03-10T00:00:00Z', 'UTC', true, 'published'),
     ('gone', 'gone_sale', '2033-03-08T00:00:00Z', 'UTC', '2033-03-10T00:00:00Z', 'UTC', true, 'published'),
     ('long', 'long_sale', '2033-03-01T00:00:00Z', 'UTC', '2033-04-01T00:00:00Z', 'UTC', false, 'published')`,
)
await db.query(`update campaigns set deleted_at = now() where key = 'gone'`)
await db.query(
  `insert into articles (number, published_at, _status) values (990001, '2033-03-09T23:30:00Z', 'published'),
     (990002, '2033-03-09T12:00:00Z', 'draft'), (990003, '2033-03-14T00:00:00Z', 'published')`,
)
await db.query(
  `insert into price_sets (name, state, goes_live_at, change_kind, change_by, ending, changed_amounts)
   values ('spring prices', 'scheduled', '2033-03-11T09:00:00Z', 'percent', 500, 'none', 'both')`,
)
await db.query(
  `insert into launches (name, state, goes_live_at) values ('spring launch', 'cancelled', '2033-03-11T12:00:00Z'),
     ('not planned yet', 'draft', '2033-03-11T13:00:00Z')`,
)
await db.query(
  `insert into payload_jobs (task_slug, wait_until, input)
   select 'schedulePublish', '2033-03-12T10:00:00Z', jsonb_build_object('type', 'unpublish', 'doc',
     jsonb_build_object('relationTo', 'articles', 'value', id::text)) from articles where number = 990001`,
)

await db.query(
  `insert into payload_jobs (task_slug, wait_until, input)
   select 'schedulePublish', '2033-03-12T11:00:00Z', jsonb_build_object('type', 'unpublish', 'locale', 'de', 'doc',
     jsonb_build_object('relationTo', 'articles', 'value', id::text)) from articles where number = 990001`,
)

async function told(asked: Parameters<typeof calendarWeeks>[0], mayRead = everything) {
  const [found] = await calendarWeeks(asked, mayRead)
  return {
    bars: found?.bars.map(({ title, first, last, detail }) => [title, first, last, detail]),
    days: found?.days.flatMap(({ day, entries }) =>
      entries.map(({ kind, title, detail }) => [day, kind, title, detail].filter(Boolean).join(' ')),
    ),
  }
}

test('a version of an application is called as its list calls it', async () => {
  const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs
  const req = await createLocalReq({ user: user && { ...user, collection: 'users' } }, payload)
  const [shown] = await weeksFor(req, { view: 'week', day: '2026-11-09', zone: 'UTC' })
  const entries = shown?.days.flatMap(day => day.entries).filter(({ kind }) => kind === 'release')
  expect(entries?.map(({ title }) => title)).toEqual(['Video for Windows · 6.4.0', 'Video for Mac · 6.4.0'])
})

test('a week shows what runs, begins, ends, is published, taken back and priced, and nothing of the trash', async () => {
  expect(await told(UTC)).toEqual({
    bars: [
      ['long', 0, 6, 'off'],
      ['spring', 1, 2, undefined],
    ],
    days: [
      '2033-03-08 begins spring',
      '2033-03-09 published 990002 draft',
      '2033-03-09 published 990001',
      '2033-03-10 ends spring',
      '2033-03-11 prices spring prices scheduled',
      '2033-03-11 launch spring launch cancelled',
      '2033-03-12 unpublish 990001',
      '2033-03-12 unpublish 990001 de',
    ],
  })
})

test('a campaign that began in a week before says so, for those who read it as a list', async () => {
  const asked = { from: '2033-02-28', until: '2033-03-14', zone: 'UTC' } as const
  const weeks = await calendarWeeks(asked, everything)
  const told = weeks.map(({ bars }) => bars.map(({ title, runsOn }) => [title, runsOn]))
  expect(told).toEqual([
    [['long', false]],
    [
      ['long', true],
      ['spring', false],
    ],
  ])
})

test('days are those of the time zone that is asked for', async () => {
  const { bars, days } = await told({ ...week, zone: 'Asia/Tokyo' })
  expect(bars).toContainEqual(['spring', 1, 3, undefined])
  expect(days).toContain('2033-03-10 published 990001')
})

test('what somebody may not read is not there for them', async () => {
  const { days } = await told(
    UTC,
    async collection => !['price-sets', 'campaigns', 'launches'].includes(collection),
  )
  expect(days?.filter(text => /prices|begins|ends|launch/.test(text))).toEqual([])
})

test('a month is whole weeks, each of seven days', async () => {
  const weeks = await calendarWeeks(
    { from: '2033-02-28', until: '2033-04-04', zone: 'Europe/Berlin' },
    everything,
  )
  expect(weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7, 7])
  expect(weeks.flatMap(({ days }) => days.map(({ day }) => day)).at(-1)).toBe('2033-04-03')
})

test.each([
  ['off', 'switched off'],
  ['stopped', 'did not go live'],
  ['ja', 'Japanese'],
  ['scheduled', ''],
  [undefined, ''],
])('%s is said as «%s»', (detail, text) => {
  expect(detailText(detail)).toBe(text)
})
