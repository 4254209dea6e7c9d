import { randomUUID } from 'node:crypto'
import { forgetTries, rows, shop } from '@tests/support/journey'
import { consentText, type Purpose } from '@/site/consent'
import { TRACE_SAMPLE_RATE } from '@/site/report-kinds'
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

const kindsOf = async (message: string) =>
  (await rows<{ kind: string }>('select kind from client_reports where message = $1', [message]))
    .map(({ kind }) => kind)
    .sort()

/** A page view whose draw is told, of a visitor who agreed to that much. */
async function viewOf(page: Page, draw: number, agreed: readonly Purpose[]): Promise<string> {
  const message = `no such price ${randomUUID()}`
  await page
    .context()
    .addCookies([{ name: 'consent', value: consentText(Date.now(), agreed), url: shop('/') }])
  await page.addInitScript(drawn => {
    Math.random = () => drawn
  }, draw)
  await page.goto(shop('/products'))
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
  // What traces comes with the last scripts; the listener for errors stands in the page itself.
  await page.waitForLoadState('networkidle')
  const told = page.waitForResponse(response => response.url().endsWith('/api/web/report'))
  await failAt(page, shop('/_next/a.js'), message)
  await told
  return message
}

test('a type error of a page view that is drawn is traced too, with consent to statistics', async ({
  page,
}) => {
  const message = await viewOf(page, TRACE_SAMPLE_RATE - 0.01, ['statistics'])
  await expect.poll(() => kindsOf(message)).toEqual(['error', 'trace'])
  const [trace] = await rows(
    `select page, duration > 0 as lasted from client_reports where message = $1 and kind = 'trace'`,
    [message],
  )
  expect(trace).toEqual({ page: '/products', lasted: true })
})

for (const [what, draw, agreed] of [
  ['a view that is not drawn', TRACE_SAMPLE_RATE, ['statistics']],
  ['a visitor who refused', 0, []],
  ['one who agreed to marketing alone', 0, ['marketing']],
] as const)
  test(`of ${what} the error is told and nothing is traced`, async ({ page }) => {
    const message = await viewOf(page, draw, agreed)
    await expect.poll(() => kindsOf(message)).toEqual(['error'])
    const other = `another ${randomUUID()}`
    await failAt(page, shop('/_next/a.js'), other)
    await expect.poll(() => kindsOf(other)).toEqual(['error'])
  })

for (const [path, words] of [
  ['/article/101', 'This page could not be found.'],
  ['/de/article/101', 'Diese Seite wurde nicht gefunden.'],
] as const)
  test(`a call of ${path} that is refused as bad shows the page that does not exist`, async ({ page }) => {
    await page.route(/\/comments\?/, route =>
      route.fulfill({ status: 400, json: { code: 400, message: 'bad', fields: {} } }),
    )
    await page.goto(shop(path))
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

test('a call that fails otherwise leaves the page as it is', async ({ page }) => {
  await page.route(/\/comments\?/, route => route.fulfill({ status: 500, json: { code: 500 } }))
  const asked = page.waitForResponse(/\/comments\?/)
  await page.goto(shop('/article/101'))
  await asked
  await expect(page.getByText('could not be loaded').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not be found.')
})
