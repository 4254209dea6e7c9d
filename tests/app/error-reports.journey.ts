import { randomUUID } from 'node:crypto'
import { forgetTries, rows, shop } from '@tests/support/journey'
import { expect, type Page, test } from '../support/journey-test'

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
  // Nobody listens before the page's own script runs.
  await expect(async () => {
    await failAt(page, shop('/_next/a.js'), failure)
    expect(await kept(failure)).toHaveLength(1)
  }).toPass()

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
  await expect(async () => {
    await failAt(page, 'chrome-extension://x/y.js', foreign)
    await failAt(page, shop('/_next/a.js'), ours)
    expect(await kept(ours)).toHaveLength(1)
  }).toPass()
  expect(told).toHaveLength(1)
  expect(await kept(foreign)).toEqual([])
})
