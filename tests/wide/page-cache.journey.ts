import { signInToAdmin } from '../support/admin'
import { rows, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { expectPolicy } from '../support/policy'
import { startShop } from '../support/shop-process'
import { TEST_STAFF } from '../support/template'

/** `npm run test:wide` holds every family to its policy. */
const SAMPLE = [
  '/',
  '/netflix-downloader',
  '/all-in-one-video-suite',
  '/search?q=netflix',
  '/article/101',
  '/no-such-page',
  '/checkout?route=netflix_downloader&plan=LFT&os=win',
  '/login',
]

test('no page of the shop does what its policy forbids, and scripts run on all of them', async ({
  page,
  forbidden,
}) => {
  for (const path of SAMPLE) await expectPolicy(page, path, forbidden)
})

test('the admin does nothing that its policy forbids', async ({ page, forbidden }) => {
  await signInToAdmin(page, TEST_STAFF)
  for (const path of [
    '/admin/collections/campaigns',
    '/admin/collections/articles/create',
    '/admin/account',
  ]) {
    const answer = await page.goto(shop(path))
    expect(await answer?.headerValue('content-security-policy')).not.toContain('unsafe-eval')
    await page.waitForLoadState('networkidle')
    expect(forbidden, path).toEqual([])
  }
})

test('what a policy forbids is noticed, wherever a journey opens a window', async ({
  browser,
  forbidden,
}) => {
  const other = await browser.newPage()
  await other.goto(shop('/contact'))
  await other.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.body.append(script)
  })
  await expect.poll(() => forbidden).toHaveLength(1)
  expect(await other.title()).not.toBe('run')
  await other.close()
  forbidden.length = 0
})

const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', html: await answer.text() }
}

test('a changed price shows on every process, after pages came out of memory', async () => {
  const second = await startShop({ DATABASE_URL: process.env.SHOP_DATABASE_URL })
  try {
    const both = [shop('/hulu-downloader'), `${second.origin}/hulu-downloader`]
    for (const url of both) {
      // A process that has just begun keeps nothing until it has heard from the database.
      const again = async () =>
        (await fetched(url, { 'if-none-match': (await fetched(url)).etag || '"none"' })).status
      await expect.poll(again).toBe(304)
      expect((await fetched(url)).html).not.toContain('$99.45')
    }
    const product = `(select pid from products where route = 'hulu_downloader' limit 1)`
    await rows(`update plans set price = 99.45 where pay_key = ${product} || '-LFT'`)
    for (const url of both) await expect.poll(async () => (await fetched(url)).html).toContain('$99.45')
  } finally {
    await second.stop()
  }
})

test('an edited word of an article shows', async () => {
  const url = shop('/article/106')
  await fetched(url)
  const word = `Word ${someEmail()}`
  await rows(
    `update articles_translations set title = $1 where _locale = 'en' and _parent_id in (select id from articles where number = 106)`,
    [word],
  )
  await expect.poll(async () => (await fetched(url)).html).toContain(word)
})

test('an announcement is gone with the first request at its end', async () => {
  const text = `Only now ${someEmail()}`
  await rows('delete from announcement')
  await rows(
    `with a as (insert into announcement ("from", until) values (now() - interval '1 hour', now() + interval '1 hour') returning id)
     insert into announcement_translations (text, _locale, _parent_id) select $1, 'en', id from a`,
    [text],
  )
  const url = shop('/products')
  await expect.poll(async () => (await fetched(url)).html).toContain(text)
  const end = Date.now() + 3_000
  await rows('update announcement set until = $1', [new Date(end).toISOString()])
  const wrong: number[] = []
  let isOver = false
  while (!isOver) {
    const asked = Date.now()
    const { html } = await fetched(url)
    if (asked >= end && html.includes(text)) wrong.push(asked - end)
    isOver = asked > end + 500
  }
  expect(wrong).toEqual([])
})

test('how many pages a process keeps, and in how many bytes, is told with its state', async () => {
  const kept = async () => (await (await fetch(shop('/readyz'))).json()).kept
  const before = await kept()
  await fetched(shop(`/download?route=${Date.now()}`))
  const after = await kept()
  expect(after.pages).toBe(before.pages + 1)
  expect(after.bytes).toBeGreaterThan(before.bytes + 10_000)
})
