import { giveEmail, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { accessibilityProblems, sidewaysScroll } from '../support/quality'

type Letter = { kind: string; text: string; html: string }

const lettersTo = (email: string) =>
  rows<Letter>(`select kind, text, html from emails where "to" = $1 order by kind`, [email])

/** A guest buys and asks for an account: two letters of what they are sent. */
async function bought(page: Page, path: string, host: string): Promise<string> {
  const email = someEmail()
  await page.goto(shop(`${path}/checkout?route=video_music_one&plan=LFT_3&os=win`, host))
  await page.locator('input[type=email]').fill(email)
  await page.locator('form[action="/order/checkout/place"] button').click()
  await page.locator('button[value=pay]').click()
  await expect(page.locator('[data-key]').first()).toBeVisible()
  await page.locator('form[action="/order/checkout/account"] button').click()
  await expect(page).toHaveURL(/account=sent/)
  await expect
    .poll(async () => (await lettersTo(email)).map(({ kind }) => kind))
    .toEqual(['licences', 'open'])
  return email
}

const linksOf = (text: string) => [...text.matchAll(/https?:\/\/[^\s"]+/g)].map(([url]) => url).toSorted()

for (const [locale, path, host] of [
  ['en', '', 'localhost'],
  ['de', '/de', 'localhost'],
  ['ja', '', 'jp.localhost'],
] as const)
  test(`letters in ${locale} fit any screen, read well by day and by night, and say the same as plain text`, async ({
    page,
    browser,
  }) => {
    const letters = await lettersTo(await bought(page, path, host))
    expect(letters).toHaveLength(2)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme, locale })
      const reader = await context.newPage()
      const asked: string[] = []
      reader.on('request', request => asked.push(request.url()))
      for (const { kind, text, html } of letters) {
        await reader.setContent(html)
        await expect(reader.locator('html')).toHaveAttribute('lang', locale)
        for (const width of [320, 390, 600]) {
          await reader.setViewportSize({ width, height: 800 })
          const where = `${kind} ${colorScheme} at ${width}`
          expect(await sidewaysScroll(reader), where).toBeLessThanOrEqual(0)
          expect(await accessibilityProblems(reader), where).toEqual([])
        }
        const hrefs = await reader.locator('a').evaluateAll(all => all.map(each => each.getAttribute('href')))
        expect(hrefs.toSorted(), kind).toEqual(linksOf(text))
      }
      expect(asked).toEqual([])
      await context.close()
    }
  })

test('the letter of a purchase leads to the file, the order, the receipt, help and what is given back', async ({
  page,
}) => {
  const email = someEmail()
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await giveEmail(page, email)
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.locator('[data-key]')).toBeVisible()
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
  const [letter] = await lettersTo(email)
  const links = linksOf(letter?.text ?? '')
  expect(links).toHaveLength(6)
  for (const link of links) {
    const url = new URL(link)
    const answer = await page.request.get(shop(`${url.pathname}${url.search}`))
    expect(answer.status(), link).toBe(200)
  }
})
