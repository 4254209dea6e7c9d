import md5 from 'md5'
import { decidedConsent } from '../support/decided-consent'
import { giveEmail, register, rows, shop, someEmail } from '../support/journey'
import { type BrowserContext, expect, type Page, test } from '../support/journey-test'

const PASSWORD = 'long4enough@now'
const MAC = 'AA-BB-CC-DD-4F-2A'

/** As an application signs in, on a computer of its own. */
async function applicationOf(email: string): Promise<string> {
  const answer = await fetch(shop('/order/client.php'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(shop('/')).origin },
    body: JSON.stringify({ a: 'login', email, password: md5(PASSWORD), mac: MAC, os: 'win', name: 'Desk' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

async function customer(page: Page): Promise<{ email: string; token: string }> {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.context().clearCookies({ name: /^(token|email|user_info)$/ })
  return { email, token: await applicationOf(email) }
}

const handed = (token: string, email: string) =>
  shop(`/de/netflix-downloader?os=win&token=${token}&mac=${MAC}&email=${encodeURIComponent(email)}`)

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find(each => each.name === name)?.value

test('what an application hands over never stays in the address, and signs in only who says so', async ({
  page,
  context,
}) => {
  const { email, token } = await customer(page)
  const addresses: string[] = []
  page.on('framenavigated', frame => addresses.push(frame.url()))
  await page.goto(handed(token, email))
  await expect(page.getByRole('heading', { name: 'Auch hier anmelden?' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(await cookie(context, 'token')).toBeUndefined()
  await page.getByRole('button', { name: 'Mit diesem Konto fortfahren' }).click()
  await expect(page).toHaveURL(shop('/de/netflix-downloader?os=win'))
  const own = await cookie(context, 'token')
  expect(own).toBeDefined()
  expect(own).not.toBe(token)
  expect(await cookie(context, 'hand_over')).toBeUndefined()
  // Without consent the shop keeps nothing of the computer.
  expect(await cookie(context, 'client_mac')).toBeUndefined()

  await page.goto(handed(token, email))
  await expect(page).toHaveURL(shop('/de/netflix-downloader?os=win'))
  expect(await cookie(context, 'token')).toBe(own)
  expect(addresses.filter(address => /token=|mac=/.test(address))).toEqual([])
  const named = JSON.parse(decodeURIComponent((await cookie(context, 'user_info')) ?? ''))
  expect(named.email).toBe(email)
})

test('a made-up sign-in leads to the ordinary one, and another account can be chosen', async ({ page }) => {
  const { email, token } = await customer(page)
  await page.goto(handed('made-up', email))
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await page.goto(handed(token, email))
  await page.getByRole('link', { name: 'Ein anderes Konto verwenden' }).click()
  await expect(page.locator('input[type=password]')).toBeVisible()
})

test.describe('who agreed to statistics', () => {
  test.use({ storageState: { cookies: decidedConsent(['statistics']), origins: [] } })

  test('finds their address filled in and this computer marked', async ({ page, context }) => {
    const email = someEmail()
    await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
    await giveEmail(page, email)
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible()
    await register(page, email, PASSWORD)
    await rows(
      `update licences set customer_id = (select id from customers where email = $1) where lower(email) = $1`,
      [email],
    )
    await context.clearCookies({ name: /^(token|email|user_info)$/ })
    const token = await applicationOf(email)
    await page.goto(handed(token, email))
    await page.getByRole('link', { name: 'Ein anderes Konto verwenden' }).click()
    await expect(page.getByLabel('E-Mail')).toHaveValue(email)
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL(shop('/de/netflix-downloader?os=win'))
    await page.goto(shop('/de/my-account/devices'))
    await expect(page.getByText('Dieser Computer')).toBeVisible()
    expect(await cookie(context, 'client_mac')).toBe(MAC)

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await page.getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect.poll(() => cookie(context, 'client_mac')).toBeUndefined()
    expect(await cookie(context, 'client_email')).toBeUndefined()
  })
})
