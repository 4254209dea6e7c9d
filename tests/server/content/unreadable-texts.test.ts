import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { soon } from '@tests/support/soon'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/server/runtime/log/log'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())
vi.spyOn(log, 'error').mockImplementation(() => {})

const { query } = await freshDatabase()
await openCms()
const { productPage } = await import('@/server/catalogue/product-page')
const { campaignPage } = await import('@/server/campaigns/page')
const { anonymous } = await import('@/server/catalogue/offers')
const { contentPage } = await import('@/server/content/pages')
const { legalPage } = await import('@/server/content/legal')
const { UnreadablePost } = await import('@/server/content/unreadable')
const { newOutcome, withOutcome } = await import('@/server/page-cache/outcome')
const { search } = await import('@/server/search/search')
const { ruleBook } = await import('@/server/rule-book/live')

const visit = guestVisit('de')
const gone = new Set<string>()

async function takeAway(table: string): Promise<void> {
  await query(`alter table ${table} rename to ${table}_gone`)
  gone.add(table)
}

async function giveBack(): Promise<void> {
  for (const table of gone) await query(`alter table ${table}_gone rename to ${table}`)
  gone.clear()
}
afterEach(giveBack)

/** What is made, and whether everybody who keeps pages is told that it lacks something. */
async function made<T>(work: () => Promise<T>): Promise<{ result: T; isDegraded: boolean }> {
  const outcome = newOutcome()
  const result = await withOutcome(outcome, work)
  return { result, isDegraded: outcome.isDegraded }
}

test('a product whose copy cannot be read has its page, with the sentences that hold for every product', async () => {
  await takeAway('product_copy')
  const { result, isDegraded } = await made(() => productPage(visit, 'netflix_downloader'))
  expect([result?.copy, result?.name, isDegraded]).toEqual([undefined, 'Netflix-Downloader', true])
})

test('a campaign whose page and words cannot be read is called what the rule book calls it', async () => {
  await takeAway('pages')
  await takeAway('campaigns_carousel')
  const { result, isDegraded } = await made(() => campaignPage(visit, 'sales_campaign', anonymous(visit)))
  const { words } = await ruleBook()
  expect(result?.content.title).toBe(words.campaigns.get('normal-autumn-sale')?.de)
  expect(isDegraded).toBe(true)
})

type Read = (key: string) => Promise<{ title: string } | undefined>
const texts: [string, string, Read][] = [
  ['legal', 'terms_of_use', key => legalPage(visit, key)],
  ['pages', 'contact', key => contentPage(visit, key)],
]

test.each(texts)(
  'what cannot be read of %s is as it was read last, and a post that fails where it never was',
  async (table, key, read) => {
    const before = await read(key)
    expect(before?.title).toMatch(/./)
    await takeAway(table)
    expect(await made(() => read(key))).toEqual({ result: before, isDegraded: true })
    await expect(read('never_read')).rejects.toThrow(UnreadablePost)
    await giveBack()
    expect(await made(() => read(key))).toEqual({ result: before, isDegraded: false })
    expect(await read('never_read')).toBeUndefined()
  },
)

test('a search whose articles cannot be read finds none of them', async () => {
  await takeAway('articles')
  const { result, isDegraded } = await made(() => search(visit, 'netflix'))
  expect(result).toMatchObject({ kind: 'found', articles: [] })
  expect(isDegraded).toBe(true)
})

test('words around every page that cannot be read are as they were, prices go on changing, and it mends itself', async () => {
  const { words: before } = await ruleBook()
  const usd = async () => (await ruleBook()).book.offering(10337, 'LFT')?.selling.USD
  await takeAway('faq')
  await takeAway('interface_messages')
  await query(`update plans set price = 99.45 where pay_key = '10337-LFT'`)
  await soon(async () => expect(await usd()).toBe(9945))
  const { words, lacksWords } = await ruleBook()
  expect([lacksWords, words.questions, words.navigation]).toEqual([true, before.questions, before.navigation])
  await giveBack()
  await soon(async () => expect((await ruleBook()).lacksWords).toBe(false))
})
