import { openFirstPage, someStaff } from '../support/admin'
import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'

test('a writer sees what the shop’s look is made of, its parts in light and in dark whatever the device prefers', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openFirstPage(page, await someStaff('writer'))
  await page.goto(shop('/admin/changes'))
  const link = page.getByRole('link', { name: 'The shop’s look' }).first()
  await expect(link).toHaveAttribute('href', '/admin/style')
  await page.goto(shop('/admin/style'))
  await expect(page.getByRole('heading', { level: 1, name: 'The shop’s look' })).toBeVisible()
  const grounds = [
    ['Parts in light', 'rgb(255, 255, 255)'],
    ['Parts in dark', 'rgb(14, 19, 22)'],
  ] as const
  for (const [title, colour] of grounds) {
    const frame = page.frameLocator(`iframe[title="${title}"]`)
    await expect(frame.getByRole('button', { name: 'Buy now' })).toBeVisible()
    await expect(frame.locator('body')).toHaveCSS('background-color', colour)
    const empty = () => frame.locator('body').evaluate(() => window.innerHeight - document.body.offsetHeight)
    await expect.poll(empty, `empty below «${title}»`).toBeLessThanOrEqual(2)
  }
  await page.getByRole('link', { name: 'More contrast' }).click()
  await expect(page.getByText('#742805').first()).toBeVisible()
})

test('nobody else sees the parts by themselves', async ({ request }) => {
  const answer = await request.get(shop('/preview/style/dark'))
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain('Buy now')
})

test('headlines are set in the face of headlines, which is kept for good', async ({ page }) => {
  const fonts: (string | undefined)[] = []
  page.on('response', answer => {
    if (answer.url().includes('/fonts/')) fonts.push(answer.headers()['cache-control'])
  })
  await page.goto(shop('/netflix-downloader', 'jp.localhost'))
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toEqual(expect.arrayContaining(['Shop Headline', 'Shop Headline JA']))
  expect(new Set(fonts)).toEqual(new Set(['public, max-age=31536000, immutable']))
  const face = await page.locator('h1').evaluate(title => getComputedStyle(title).fontFamily)
  expect(face).toContain('"Shop Headline JA"')
})
