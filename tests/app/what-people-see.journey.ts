import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { register, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const SINGLE = '/checkout?route=netflix_downloader&plan=LFT&os=win'

/** An account with a lifetime licence of the video suite for Windows; gives its key. */
async function openSuiteOwner(page: Page): Promise<string> {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  const [customer] = await rows<{ id: string }>('select id from customers where email = $1', [email])
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  const bought = await storePurchase(database, { email, customerId: customer?.id, pid: 992001 }).finally(() =>
    database.end(),
  )
  return bought.key
}

test('an owner is told that it is theirs, with key and installer, and buys it again only by saying so', async ({
  page,
}) => {
  const key = await openSuiteOwner(page)
  await page.goto(shop('/netflix-downloader?os=win'))
  const covered = page.getByRole('region', { name: 'Covered by your Video All-in-One' })
  await expect(covered).toContainText(key)
  await expect(covered.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    /\/download\?route=netflix_downloader&os=win$/,
  )
  await page.goto(shop(`${SINGLE}&step=account`))
  await expect(covered).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const again = page.getByRole('checkbox', { name: /want to buy another licence/ })
  await expect(again).toBeFocused()
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await again.check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with a script' : 'without one'

  test(`what is missing at the checkout is said in our words, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto(shop(`${SINGLE}&step=account`))
    const email = page.locator('input[name=email]')
    for (const [typed, said] of [
      ['', /./],
      ['not-an-address', /./],
    ] as const) {
      await email.fill(typed)
      await page.locator('main form button').last().click()
      await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeVisible()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAttribute('aria-describedby', /field-email-error/)
      await expect(email).toBeFocused()
      await expect(email).toHaveValue(typed)
    }
    await context.close()
  })

  test(`an owner reads no price but their own, ${how}`, async ({ page, browser }) => {
    await openSuiteOwner(page)
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-US',
      storageState: await page.context().storageState(),
    })
    const own = await context.newPage()
    const answer = await own.goto(shop('/video-music-one?os=win'))
    const html = (await answer?.text()) ?? ''
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(html).toMatch(/\$159\.90/)
    const lifetime = own.locator('label').filter({ hasText: 'Lifetime' }).first()
    await expect(lifetime).toContainText('$159.90')
    await context.close()
  })
}
