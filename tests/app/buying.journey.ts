import { giveEmail, licenceKeys, openChoices, rows, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'

const KEY = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]+)+$/

test('a guest goes from home to a Netflix licence for life on Windows for $129.90, keys on the screen and in an email', async ({
  page,
}) => {
  const email = someEmail()
  await page.goto(shop('/'))
  await page.getByRole('main').getByRole('link', { name: 'Netflix', exact: true }).first().click()
  await expect(page).toHaveURL(shop('/netflix-downloader'))
  await expect(page.getByRole('radio', { name: /Lifetime/ })).toBeChecked()
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await expect(page.locator('[data-total]')).toHaveText('$129.90')

  await giveEmail(page, email)
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  const [key, ...others] = await licenceKeys(page)
  expect(others).toEqual([])
  expect(key).toMatch(KEY)
  const [licence] = await rows(`select pid::int, plan, expires, state from licences where email = $1`, [
    email,
  ])
  expect(licence).toEqual({ pid: 10337, plan: 'LFT', expires: null, state: 'active' })
  await expect
    .poll(async () => (await rows(`select text, state from emails where "to" = $1`, [email]))[0])
    .toMatchObject({
      text: expect.stringContaining(key ?? ''),
      state: 'kept',
    })
  const [order] = await rows(
    `select total::int, currency, state, quote->'price' as price from orders where email = $1`,
    [email],
  )
  expect(order).toEqual({ total: 12990, currency: 'USD', state: 'paid', price: 12990 })
})

for (const javaScriptEnabled of [true, false])
  test(`a guest types at most three fields on at most two pages before the payer, ${javaScriptEnabled ? 'with a script' : 'without one'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-US' })
    const page = await context.newPage()
    const pages: string[] = []
    page.on('framenavigated', frame => pages.push(new URL(frame.url()).pathname))
    await page.goto(shop('/netflix-downloader'))
    await page.getByRole('button', { name: 'Buy now' }).first().click()
    await expect(page.locator('[data-total]')).toHaveText('$129.90')
    await expect(page.locator('[data-refund]')).toContainText('within 14 days')
    await expect(page.locator('[data-refund]').getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      '/contact',
    )
    const fields = page.locator('main').locator('input, select, textarea').and(page.locator(':visible'))
    expect(await fields.count()).toBeLessThanOrEqual(3)
    await giveEmail(page, someEmail())
    await page.getByRole('button', { name: 'Pay $129.90' }).click()
    await expect(page).toHaveURL(/\/sandbox\//)
    // A page that keeps its choices in the address is told again.
    expect([...new Set(pages)].filter(path => !path.startsWith('/sandbox/'))).toEqual([
      '/netflix-downloader',
      '/checkout',
    ])
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    if (!javaScriptEnabled) await expect(page).toHaveURL(/order=/)
    else expect(await licenceKeys(page)).toHaveLength(1)
    await context.close()
  })

test('around the checkout stand the name of the shop, help and languages, and nothing else to leave for', async ({
  page,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
    await expect(page.locator('header > div > a, header > div > div > a')).toHaveText([/Tidemark/, 'Support'])
    await expect(page.locator('header nav')).toHaveCount(0)
    await expect(page.locator('header summary')).toHaveCount(1)
    await expect(page.locator('footer nav h2')).toHaveCount(0)
  }
})

test('a German visitor reads German and pays in euros', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-DE' })
  await page.goto(shop('/de/netflix-downloader'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('form[action$="/checkout"] button').first().click()
  await expect(page.locator('[data-total]')).toHaveText(/119,90\s€/)
  await page.getByLabel('E-Mail').fill(someEmail())
  await page.getByRole('button', { name: /119,90\s€/ }).click()
  await page.locator('button[value=pay]').click()
  await expect(page.locator('[data-key]')).toHaveText(KEY)
  await page.close()
})

test('a coupon is refused with its reason for one plan, and counts for another', async ({ page }) => {
  await page.goto(shop('/checkout?route=netflix_downloader&plan=1M&os=win'))
  await openChoices(page)
  await page.getByLabel('Coupon code').fill('single_pro')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/single_pro/i).first()).toBeVisible()
  await expect(page.locator('[data-total]')).toHaveText('$35.90')
  await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('link', { name: /Lifetime/ }).click()
  await expect(page.locator('[data-total]')).toHaveText('$123.41')
  await expect(page.getByText('is part of your price')).toBeVisible()
  await expect(page.locator('[data-line=coupon]')).toHaveCount(1)
})

test('a declined payment says so, and the next try succeeds', async ({ page }) => {
  const email = someEmail()
  await page.goto(shop('/checkout?route=spotify_converter&plan=1Y&os=win'))
  await giveEmail(page, email)
  await page.getByRole('button', { name: 'Pay $64.90' }).click()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('The payment did not go through')).toBeVisible()
  await expect(page.getByText('Spotify Converter · 1 year', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Pay $64.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(page)).toHaveLength(1)
  expect(await rows(`select count(*)::int as licences from licences where email = $1`, [email])).toEqual([
    { licences: 1 },
  ])
})

test('a payment whose message is lost, and one that the bank wants confirmed, both end in a licence', async ({
  page,
}) => {
  await page.goto(shop('/checkout?route=hulu_downloader&plan=LFT&os=mac'))
  await giveEmail(page, someEmail())
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay, but lose the message' }).click()
  expect(await licenceKeys(page)).toHaveLength(1)

  await page.goto(shop('/checkout?route=stan_downloader&plan=1M&os=win'))
  await giveEmail(page, someEmail())
  await page.getByRole('button', { name: 'Pay $21.90' }).click()
  await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click()
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  expect(await licenceKeys(page)).toHaveLength(1)
})

test('changing the language in the checkout keeps what is being bought', async ({ page }) => {
  await page.goto(shop('/checkout?route=hulu_downloader&plan=1Y&os=mac'))
  await page.locator('header summary').filter({ hasText: 'English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(shop('/checkout?route=hulu_downloader&plan=1Y&os=mac'))
  await expect(page.locator('[data-total]')).toHaveText(/54,90\s€|55,90\s€/)
})

test('keyboard alone buys a licence', async ({ page }) => {
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  const press = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    await target.focus()
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Email').focus()
  await page.keyboard.type(someEmail())
  await page.keyboard.press('Enter')
  await press('Pay')
  expect(await licenceKeys(page)).toHaveLength(1)
})

test('an unknown address is a page of ours with status 404', async ({ page }) => {
  const answer = await page.goto(shop('/no-such-page'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This page could not be found.')).toBeVisible()
})
