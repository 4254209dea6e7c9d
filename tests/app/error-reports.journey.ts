import { randomUUID } from 'node:crypto'
import { forgetTries, rows, shop } from '@tests/support/journey'
import { expect, type Page, type Route, test } from '../support/journey-test'

const kept = (message: string) =>
  rows(`select name, page, count::int from client_reports where message like '%${message}'`)

/** As a script at an address throws it that nobody catches. */
const failAt = (page: Page, script: string, message: string) =>
  page.evaluate(
    ([at, text]) => reportError(Object.assign(new TypeError(text), { stack: `TypeError\n at ${at}:1:2` })),
    [script, message],
  )

test.beforeEach(() => forgetTries('report'))

test('what fails in a visitor’s browser is told once: errors of the shop’s scripts, and scripts that do not load', async ({
  page,
}) => {
  const [failure, script] = [`no such plan ${randomUUID()}`, `of-an-older-release-${randomUUID()}.js`]
  await page.goto(shop('/de/products'))
  await failAt(page, shop('/_next/a.js'), failure)
  await expect.poll(() => kept(failure)).toHaveLength(1)

  await failAt(page, shop('/_next/a.js'), failure)
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/web/report')),
    page.evaluate(name => {
      const element = document.createElement('script')
      document.head.append(Object.assign(element, { src: `/_next/static/chunks/${name}` }))
    }, script),
  ])
  expect(answer.status()).toBe(200)
  expect(await kept(`${script} did not load`)).toMatchObject([
    { name: 'ChunkLoadError', page: '/de/products' },
  ])
  expect(await kept(failure)).toEqual([{ name: 'TypeError', page: '/de/products', count: 1 }])
})

test('what an extension of the browser throws is not told', async ({ page }) => {
  const [ours, foreign] = [`of the shop ${randomUUID()}`, `not of the shop ${randomUUID()}`]
  const told: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/web/report')) told.push(request.url())
  })
  await page.goto(shop('/products'))
  await failAt(page, 'chrome-extension://x/y.js', foreign)
  await failAt(page, shop('/_next/a.js'), ours)
  await expect.poll(() => kept(ours)).toHaveLength(1)
  expect(told).toHaveLength(1)
  expect(await kept(foreign)).toEqual([])
})

test('the listener stands before all that a page fetches, and the character set within the first 1,024 bytes', async () => {
  for (const path of ['/', '/de/products', '/article/101', '/checkout?route=video_ai', '/my-account']) {
    const html = await (await fetch(shop(path))).text()
    const top = html.slice(0, html.indexOf('<script data-first=""'))
    expect(top, path).toMatch(/<head><meta charSet="utf-8"\/>$/)
    expect(Buffer.byteLength(top), path).toBeLessThan(1_024)
  }
})

/** The first script that a page fetches, without which it does not come to life. */
async function firstScript(path: string): Promise<string> {
  const html = await (await fetch(shop(path))).text()
  const [, src] = /<script src="([^"]+)"[^>]*async/.exec(html) ?? []
  if (!src) throw new Error(`${path} fetches no script`)
  return src
}

const reportsOf = (script: string) =>
  rows(`select name, page, count::int from client_reports where message like '%' || $1 || ' did not load'`, [
    script,
  ])

for (const [what, end] of [
  ['is not there', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['breaks off', (route: Route) => route.abort()],
] as const)
  test(`a script of the page itself that ${what} is told once, though none of its scripts listens`, async ({
    page,
  }) => {
    const script = await firstScript('/products')
    await rows('delete from client_reports')
    await page.route(`**${script}`, end)
    await page.goto(shop('/products'))
    await expect
      .poll(() => reportsOf(script))
      .toEqual([{ name: 'ChunkLoadError', page: '/products', count: 1 }])
  })

test('of a page whose scripts all come nothing is told, however long it stays open', async ({ page }) => {
  const told: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/web/report')) told.push(request.postData() ?? '')
  })
  await page.clock.install()
  await page.goto(shop('/products'), { waitUntil: 'load' })
  await page.clock.fastForward(121_000)
  // What is asked after all that the page had to tell comes back after it.
  await page.evaluate(() => fetch('/robots.txt').then(answer => answer.text()))
  expect(told).toEqual([])
})

test('a script of the page itself that never comes is told once, after 120 s', async ({ page }) => {
  const script = await firstScript('/products')
  await rows('delete from client_reports')
  const told: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/web/report')) told.push(request.postData() ?? '')
  })
  await page.clock.install()
  await page.route(`**${script}`, () => new Promise(() => {}))
  await page.goto(shop('/products'), { waitUntil: 'domcontentloaded' })
  await page.clock.fastForward(100_000)
  expect(told).toEqual([])
  await page.clock.fastForward(21_000)
  await expect
    .poll(() => reportsOf(script))
    .toEqual([{ name: 'ChunkLoadError', page: '/products', count: 1 }])
  await page.clock.fastForward(300_000)
  // On a slow machine others are still on their way when its clock is put forward.
  expect(told.filter(text => text.includes(script))).toHaveLength(1)
})
