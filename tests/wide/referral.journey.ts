import { consentText, type Purpose } from '@/site/consent'
import { giveEmail, licenceKeys, register, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const PASSWORD = 'long4enough@now'
const CHECKOUT = '/checkout?route=netflix_downloader&plan=LFT&os=win'

/** Signed in, under an address that is proven. */
async function referrer(page: Page): Promise<string> {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await rows('update customers set confirmed_at = now() where email = $1', [email])
  await page.goto(shop('/my-account/earn-free-trials'))
  return email
}

const linkOn = async (page: Page) => (await page.locator('[data-link]').textContent()) ?? ''

type Browser = NonNullable<ReturnType<ReturnType<Page['context']>['browser']>>

/** A friend's own browser, who agreed to that much. */
async function friendWho(browser: Browser, agreed: readonly Purpose[] | null): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const value = agreed && consentText(Date.now(), agreed)
  if (value) await context.addCookies([{ name: 'consent', value, url: shop('/') }])
  return context.newPage()
}

async function buy(friend: Page, path: string): Promise<void> {
  await friend.goto(shop(path))
  await giveEmail(friend, someEmail())
  await friend.getByRole('button', { name: 'Pay $129.90' }).click()
  await friend.getByRole('button', { name: 'Pay', exact: true }).click()
  await licenceKeys(friend)
  await friend.context().close()
}

const invited = async (friend: Page) =>
  (await friend.context().cookies()).some(({ name }) => name === 'invite')

const trials = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Earned by a purchase' })
    .filter({ hasText: 'Video downloaders' })

test('a friend who agreed to marketing buys as a guest, and the referrer has a trial that runs', async ({
  page,
  browser,
}) => {
  await referrer(page)
  const friend = await friendWho(browser, ['marketing'])
  await friend.goto(await linkOn(page))
  await expect.poll(() => invited(friend)).toBe(true)
  await buy(friend, CHECKOUT)
  await page.reload()
  await expect(trials(page)).toContainText('Running')
  await expect(
    page.locator('main dl > div').filter({ hasText: 'Purchases they made' }).locator('dd'),
  ).toHaveText('1')
  await page.goto(shop('/my-account/auth-info'))
  await page.getByText(/^Show all \d+ products$/).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Netflix Downloader · Windows' })).toContainText(
    'Works',
  )
})

for (const [what, agreed] of [
  ['refused', []],
  ['has not decided', null],
] as const)
  test(`nothing of a link is kept for a friend who ${what}, and their purchase is not counted`, async ({
    page,
    browser,
  }) => {
    await referrer(page)
    const friend = await friendWho(browser, agreed)
    await friend.goto(await linkOn(page))
    await expect(friend.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await invited(friend)).toBe(false)
    await buy(friend, CHECKOUT)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your link' })).toBeVisible()
    await expect(trials(page)).toHaveCount(0)
  })

test('a link to the checkout carries its code without any cookie, and consent that is taken back forgets it', async ({
  page,
  browser,
}) => {
  await referrer(page)
  const code = new URL(await linkOn(page)).searchParams.get('ref') ?? ''
  await buy(await friendWho(browser, []), `${CHECKOUT}&ref=${code}`)
  await page.reload()
  await expect(trials(page)).toContainText('Running')

  const other = await friendWho(browser, ['marketing'])
  await other.goto(shop(`/?ref=${code}`))
  await expect.poll(() => invited(other)).toBe(true)
  await other.getByRole('button', { name: 'Cookie settings' }).click()
  await other.getByRole('button', { name: 'Necessary only' }).click()
  await expect.poll(() => invited(other)).toBe(false)
  await other.context().close()
})

test('a customer starts a free trial once per line, after the address is confirmed', async ({ page }) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.goto(shop('/my-account/earn-free-trials'))
  await expect(page.getByText('Please confirm your email address first')).toBeVisible()
  await rows('update customers set confirmed_at = now() where email = $1', [email])
  await page.reload()
  await expect(page.getByText('7 days for each product line, once')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Adult downloaders' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Try Music converters' }).click()
  await expect(page.getByText('You have tried Music converters already.')).toBeVisible()
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Running' })
  await expect(mine).toContainText('Music converters')
  const [trial] = await rows(
    `select line, (extract(epoch from ends - begins) / 86400)::int as days from trials t
     join customers c on c.id = t.customer_id where c.email = $1`,
    [email],
  )
  expect(trial).toEqual({ line: 'music', days: 7 })
})

test('the page of the program says what the settings say, and follows a change of them', async ({ page }) => {
  await page.goto(shop('/get-free-license-referral-program'))
  await expect(page.getByText('30 days of trial for the product line that was bought')).toBeVisible()
  await rows('insert into referral_settings (trial_days) values (14)')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText('14 days of trial').count()
    })
    .toBe(1)
  await rows('delete from referral_settings')
})
