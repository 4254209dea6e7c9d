import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'
import { noteShownPrices, pricesShown } from '@/server/catalogue/shown-prices'
import { ruleBook } from '@/server/rule-book/live'

const db = await freshDatabase()
const AT = Date.UTC(2026, 10, 23, 12)
const DAY = 24 * 3600_000

const noted = async (pid: number, plan: string, currency: string): Promise<number[]> =>
  (
    await db.query<{ price: number }>(
      'select price from shown_prices where pid = $1 and plan = $2 and currency = $3 order by shown_from, id',
      [pid, plan, currency],
    )
  ).rows.map(({ price }) => price)

test('what anybody pays is noted for every plan on sale in each currency, and once while it stays the same', async () => {
  const added = await noteShownPrices(AT)
  const { book } = await ruleBook()
  expect(added).toBe(pricesShown(book, AT).length)
  expect(new Set(pricesShown(book, AT).map(({ currency }) => currency))).toEqual(
    new Set(['USD', 'EUR', 'CNY', 'JPY']),
  )
  expect(await noteShownPrices(AT + 60_000)).toBe(0)
})

test('a price that an editor changes is noted beside the one before, in each currency', async () => {
  const before = await noted(10337, 'LFT', 'USD')
  await db.query(`update plans set price = 119.90 where pay_key = '10337-LFT'`)
  await soon(async () => {
    const { book } = await ruleBook()
    const row = pricesShown(book, AT).find(
      each => each.pid === 10337 && each.plan === 'LFT' && each.currency === 'USD',
    )
    expect(row?.price).not.toBe(before[0])
  })
  expect(await noteShownPrices(AT + DAY)).toBeGreaterThanOrEqual(4)
  expect(await noted(10337, 'LFT', 'USD')).toHaveLength(2)
  expect(await noted(10337, 'LFT', 'EUR')).toHaveLength(2)
})

test('two processes at once note a price once', async () => {
  await db.query(
    `insert into shown_prices (pid, plan, currency, price, shown_from) values (10337, 'LFT', 'USD', 1, $1)`,
    [new Date(AT + 2 * DAY)],
  )
  const before = (await noted(10337, 'LFT', 'USD')).length
  await Promise.all(Array.from({ length: 5 }, () => noteShownPrices(AT + 3 * DAY)))
  expect(await noted(10337, 'LFT', 'USD')).toHaveLength(before + 1)
})

test('nobody changes or deletes what was shown', async () => {
  await expect(db.query('update shown_prices set price = 1')).rejects.toThrow('stays as it was noted')
  await expect(db.query('delete from shown_prices')).rejects.toThrow('stays as it was noted')
})

test('pages in the languages of the Union count a reduction from what was noted, and a new note reaches them', async () => {
  const { offersOf } = await import('@/server/catalogue/offers')
  const { compared, isQuoteError } = await import('@/pricing')
  const at = AT + 10 * DAY
  const comparedIn = async (locale: 'de' | 'en', change: object = {}) => {
    const offers = await offersOf({ ...guestVisit(locale), at, ...change }, 'hulu_downloader')
    if (isQuoteError(offers)) throw new Error(offers.error)
    const option = offers.plans.find(({ plan }) => plan === 'LFT')
    if (!option) throw new Error('no lifetime plan')
    return { ...compared(option.quote), price: option.quote.price, pid: option.quote.pid }
  }
  const before = await comparedIn('de')
  expect(before).toMatchObject({ was: before.price, saving: 0 })
  await db.query(`update plans set price = 99.90 where pay_key = $1`, [`${before.pid}-LFT`])
  await soon(async () => expect((await comparedIn('de')).price).toBeLessThan(before.price))
  const now = await comparedIn('de')
  expect(now).toMatchObject({ was: before.price, basis: 'lowest' })
  await noteShownPrices(at)
  const onLastDay = at + 30 * DAY - 1
  await soon(async () =>
    expect(await comparedIn('de', { at: onLastDay + 1 })).toMatchObject({ was: now.price }),
  )
  expect(await comparedIn('de', { at: onLastDay })).toMatchObject({ was: before.price, saving: now.saving })
  const english = await comparedIn('en')
  expect(english).toMatchObject({ basis: 'list' })
  expect(english.was).toBeGreaterThan(before.price)
  expect(await comparedIn('en', { country: 'at' })).toMatchObject({ basis: 'lowest' })
  expect(await comparedIn('de', { country: 'ch' })).toMatchObject({ basis: 'lowest' })
})
