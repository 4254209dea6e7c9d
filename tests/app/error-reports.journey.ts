import { rows, shop } from '@tests/support/journey'
import { expect, test } from '../support/journey-test'

const kept = (message: string) =>
  rows(`select name, page, count::int from client_reports where message like '%${message}%'`)

test('what fails in a visitor’s browser is told once: errors of the shop’s scripts, and scripts that do not load', async ({
  page,
}) => {
  await page.goto(shop('/de/products'))
  const answered = () => page.waitForResponse(response => response.url().endsWith('/api/web/report'))
  const [, first] = await Promise.all([
    page.evaluate(origin => {
      const error = Object.assign(new TypeError('no such plan'), {
        stack: `TypeError\n at ${origin}/_next/a.js:1:2`,
      })
      for (let again = 0; again < 3; again++) reportError(error)
    }, new URL(page.url()).origin),
    answered(),
  ])
  expect(first.status()).toBe(200)
  expect(await kept('no such plan')).toEqual([{ name: 'TypeError', page: '/de/products', count: 1 }])

  const [second] = await Promise.all([
    answered(),
    page.evaluate(() => {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { src: '/_next/static/chunks/of-an-older-release.js' }))
    }),
  ])
  expect(second.status()).toBe(200)
  expect(await kept('of-an-older-release')).toMatchObject([{ name: 'ChunkLoadError', page: '/de/products' }])
})

test('what an extension of the browser throws is not told', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(shop('/products'))
  await page.evaluate(() => {
    reportError(Object.assign(new Error('not ours'), { stack: 'Error\n at chrome-extension://x/y.js:1:2' }))
    reportError(Object.assign(new Error('ours'), { stack: `Error\n at ${location.origin}/_next/a.js:1:2` }))
  })
  await expect.poll(() => kept('ours')).toHaveLength(1)
  expect(asked.filter(url => url.endsWith('/api/web/report'))).toHaveLength(1)
})
