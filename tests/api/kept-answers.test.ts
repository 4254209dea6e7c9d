import { openCalls } from '@tests/support/calls'
import { listeningBook } from '@tests/support/listening'
import { soon } from '@tests/support/soon'
import { statementsOf } from '@tests/support/statements'
import { afterEach, describe, expect, test, vi } from 'vitest'

const shop = await openCalls()
const live = await listeningBook()

type Input = Record<string, unknown>
const get = (service: string, input: Input = {}, headers: Record<string, string> = {}) =>
  shop.ask({ service, method: 'GET', input, headers })
const titles = async (input: Input = {}) => JSON.stringify((await get('article/latest', input)).body.data)

afterEach(() => void vi.useRealTimers())

describe.each(['product/multi_info', 'category/list', 'article/latest'])('%s', service => {
  test('is read once for all who ask the same', async () => {
    const other = { cookie: 'token=nobody; country=cn', 'user-agent': 'other' }
    // A process that is too busy to hear of changes keeps nothing.
    await soon(async () => {
      const first = await get(service)
      const again: unknown[] = []
      const read = await statementsOf(async () => {
        again.push((await get(service)).body, (await get(service, {}, other)).body)
      })
      expect(read).toEqual([])
      expect(again).toEqual([first.body, first.body])
    })
  })

  test('says it to each in their language', async () => {
    const spoken = async (language: string) =>
      JSON.stringify((await get(service, {}, { 'accept-language': language })).body)
    const [german, english] = [await spoken('de'), await spoken('en')]
    expect(await spoken('de')).toBe(german)
    expect(german === english).toBe(service === 'product/multi_info')
  })

  test('is read again by each while changes do not reach this process', async () => {
    await get(service)
    const heard = vi.spyOn(live, 'isCaughtUp').mockReturnValue(false)
    expect(await statementsOf(() => get(service))).not.toEqual([])
    heard.mockRestore()
  })
})

test('an input of its own has an answer of its own', async () => {
  const all = await get('product/multi_info')
  const one = await get('product/multi_info', { product_ids: 'video_win' })
  expect(Object.keys(Object(all.body.data))).toHaveLength(6)
  expect(Object.keys(Object(one.body.data))).toEqual(['video_win'])
})

test('made-up columns are no question of their own', async () => {
  await get('article/latest', { columns: 'other' })
  const made = () => get('article/latest', { columns: `x${Math.random()}` })
  await soon(async () => expect(await statementsOf(made)).toEqual([]))
})

test('what is published shows', async () => {
  await titles()
  await shop.db.query(
    `update articles_translations set title = 'A new title of today' where _locale = 'en'
     and _parent_id = (select id from articles where _status = 'published' order by published_at desc limit 1)`,
  )
  await soon(async () => expect(await titles()).toContain('A new title of today'))
})

test('what is due shows from its instant on, though nobody publishes', async () => {
  const due = Date.now() + 3_600_000
  const { rows } = await shop.db.query<{ number: number }>(
    `update articles set published_at = $1 where number = 101 returning number`,
    [new Date(due).toISOString()],
  )
  expect(rows).toHaveLength(1)
  await soon(async () => expect(await titles()).not.toContain('/article/101"'))
  vi.useFakeTimers({ now: due - 1, toFake: ['Date'] })
  expect(await titles()).not.toContain('/article/101"')
  vi.setSystemTime(due)
  expect(await titles()).toContain('/article/101"')
})

test('a list that cannot be read is empty, and kept by nobody', async () => {
  await shop.db.query('alter table articles rename to articles_away')
  const away = await get('article/latest', { language: 'fr' })
  await shop.db.query('alter table articles_away rename to articles')
  expect(away.body.data).toEqual([])
  expect((await get('article/latest', { language: 'fr' })).body.data).not.toEqual([])
})
