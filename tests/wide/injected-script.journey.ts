import { ask, textOf } from '../support/ask'
import { register, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'

const PLANTED = '<script>document.documentElement.dataset.taken = "1"</script>'
const OF_EVERY_KIND = [
  '/',
  '/video-ai?os=mac',
  '/article/101',
  '/checkout?route=video_ai',
  '/login',
  '/no-such-page',
  '/admin/login',
]

/** The running shop, asked without a browser that would resolve names or follow redirects. */
const running = () => ({ port: Number(new URL(shop('/')).port) })

test('a script that got into a page does not run there, and those of the page itself do', async ({
  page,
  forbidden,
}) => {
  await page.route(shop('/video-ai'), async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<main', `${PLANTED}<main`)
    expect(body).toContain(PLANTED)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(shop('/video-ai'))
  await page.getByRole('main').waitFor()
  await expect(page.locator('html')).not.toHaveAttribute('data-taken')
  await expect.poll(() => forbidden.length).toBe(1)
  forbidden.splice(0)
})

test('no script of a page itself is held back, whatever kind it is of', async ({ page, forbidden }) => {
  await register(page, someEmail(), 'correcthorse1')
  for (const path of [...OF_EVERY_KIND, '/my-account']) {
    await page.goto(shop(path), { waitUntil: 'load' })
    expect(await page.locator('script:not([src])').count(), path).toBeGreaterThan(1)
    expect(forbidden, path).toEqual([])
  }
})

test('pages of every kind are sent without the mark of their making', async () => {
  for (const path of OF_EVERY_KIND) {
    const { body, headers, ...answer } = await ask(running(), { path })
    const html = textOf({ body, headers, ...answer })
    expect(html, path).not.toMatch(/\snonce="/)
    expect(html, path).not.toMatch(/\\"nonce\\":\\"(?!\$undefined)/)
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/)
  }
})
