import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { openFirstPage, someStaff } from '../support/admin'
import { licenceKeys, register, rows, shop, someEmail } from '../support/journey'
import { type Browser, expect, type Locator, type Page, test } from '../support/journey-test'
import type { Mailbox } from '../support/mailbox'
import { openMailingShop } from '../support/mailing-shop'
import { accessibilityProblems, sidewaysScroll } from '../support/quality'
import { TEST_STAFF } from '../support/template'

const PASSWORD = 'long4enough@now'

let mailbox: Mailbox
test.beforeAll(async () => {
  mailbox = await openMailingShop()
})
test.afterAll(() => mailbox.close())

/** A customer who bought Netflix Downloader for life and cannot find the key. */
async function whoLostTheKey(page: Page): Promise<{ email: string; key: string; number: string }> {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const [key = ''] = await licenceKeys(page)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(shop('/my-account/support-ticket'))
  await page.getByLabel('What is it about?').selectOption('licence')
  await page.getByLabel('Your message').fill('Where is my key? I cannot find the email.')
  await page.getByRole('button', { name: 'Send' }).first().click()
  await expect(page.getByText('Your message is with us')).toBeVisible()
  return { email, key, number }
}

async function signedIn(browser: Browser, role: 'support' | 'writer' | 'marketer'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openFirstPage(page, await someStaff(role))
  return page
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('button', { name: 'Find' }).click()
}

/** By the keyboard: the admin's menu slides in while a page comes to life, and moves what a mouse aims at. */
const unfold = (within: Locator, label: string): Promise<void> =>
  within.locator('summary').filter({ hasText: label }).press('Enter')

/** Opens an action, gives its reason and does it. */
async function act(within: Locator, label: string, reason: string): Promise<void> {
  await unfold(within, label)
  await within.getByLabel('Reason').and(within.locator(':visible')).fill(reason)
  await within.getByRole('button', { name: label }).click()
}

async function giveBack(order: Locator, amount: string): Promise<void> {
  await unfold(order, 'Refund a part')
  await order.getByLabel('Amount in USD').fill(amount)
  await order.getByLabel('Reason').and(order.locator(':visible')).fill('Two bad days')
  await order.getByRole('button', { name: 'Refund a part' }).click()
}

/** A customer who had a single and then bought the suite at an owner's price: the numbers of both orders. */
async function whoUpgraded(page: Page): Promise<{ email: string; single: string; suite: string }> {
  const email = someEmail()
  await register(page, email, PASSWORD)
  const [customer] = await rows<{ id: string }>('select id from customers where email = $1', [email])
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  const single = await storePurchase(database, { email, customerId: customer?.id }).finally(() =>
    database.end(),
  )
  await page.goto(shop('/checkout?route=all_in_one_video_suite&plan=LFT&os=win'))
  await page.getByRole('button', { name: 'Pay $189.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await licenceKeys(page)
  const suite = new URL(page.url()).searchParams.get('order') ?? ''
  return { email, single: single.number, suite }
}

/** What the screen says of what was just done. */
const newsOn = (page: Page) => page.locator('.desk').getByRole('status')

const emailsTo = (email: string) =>
  mailbox.emails.filter(({ to }) => [to].flat().some(each => each?.text === email))

test('who signs in reads first that only test payments are taken, and support which of them needs a person', async ({
  browser,
}) => {
  const [alarm] = await rows<{ id: string }>(
    `insert into payment_events (provider, event_id, type, session, payload, outcome, applied_at)
     values ('sandbox', 'evt_' || gen_random_uuid(), 'paid', 'too-little', '{"amount": 1234}', 'wrong_amount', now()) returning id`,
  )
  const [support, writer] = [await signedIn(browser, 'support'), await signedIn(browser, 'writer')]
  for (const page of [support, writer])
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText(
      'Test payments only: the sandbox gives licenses without money to whoever asks.',
    )
  await expect(writer.getByRole('region', { name: 'Payments' })).not.toContainText('wrong amount')
  await expect(writer.getByRole('region', { name: 'Subscriptions' })).toHaveCount(0)
  await expect(writer.getByRole('region', { name: 'Before going live' })).toHaveCount(0)
  const admin = await (await browser.newContext()).newPage()
  await openFirstPage(admin, TEST_STAFF)
  await expect(admin.getByRole('region', { name: 'Before going live' })).toContainText(
    'a payment provider that takes real money',
  )
  const recurring = support.getByRole('region', { name: 'Subscriptions' })
  await expect(recurring).toContainText('open disputes at banks')
  await recurring.getByRole('link', { name: /with a failed renewal/ }).click()
  const filters = support.getByRole('navigation', { name: 'Common filters' })
  // The list writes its own query into the address once it is there, over whatever was clicked before.
  await expect(support).toHaveURL(/limit=/)
  await filters.getByRole('link', { name: 'Renews within 7 days' }).click()
  await expect(support).toHaveURL(/period_end/)
  await support.goto(shop('/admin'))
  const payments = support.getByRole('region', { name: 'Payments' })
  const line = payments.getByRole('row').filter({ has: support.locator(`a[href$="/${alarm?.id}"]`) })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('unknown')
  await line.getByRole('link', { name: 'wrong amount' }).click()
  await expect(support.locator('[data-field-path="payload"]')).toContainText('1234')
  await rows('delete from payment_events where id = $1', [alarm?.id])
  for (const page of [support, writer]) await page.context().close()
})

test('support finds «where is my key» on one screen, sends it again, refunds, and the licence is gone', async ({
  page: customer,
  browser,
}) => {
  const { email, key, number } = await whoLostTheKey(customer)
  const support = await signedIn(browser, 'support')
  await support.getByRole('button', { name: 'Open Menu' }).first().click()
  await support.getByRole('link', { name: 'Support desk' }).click()
  await expect(support.getByRole('region', { name: 'Tickets waiting for an answer' })).toContainText(email)
  await find(support, email.slice(0, 14))
  await expect(support.getByRole('heading', { name: email })).toBeVisible()
  await expect(support.getByText('Where is my key? I cannot find the email.')).toBeVisible()
  const order = support.getByRole('article', { name: number })
  await expect(order).toContainText('$129.90')
  await expect(order.getByText('List price')).toBeVisible()
  await expect(order).toContainText('source: Test payments')
  await expect(support.locator('#emails ~ ul')).toContainText(number)
  expect(await support.content()).not.toContain(key)

  await support.getByRole('button', { name: 'Show the whole key' }).click()
  await expect(support.getByText(key)).toBeVisible()

  const before = emailsTo(email).length
  await act(order, 'Send the keys again', 'Deleted the first letter')
  await expect(newsOn(support)).toContainText('An email with the key is on its way.')
  await expect.poll(() => emailsTo(email).length).toBe(before + 1)
  expect(emailsTo(email).at(-1)?.text).toContain(key)
  await support.reload()
  expect(await support.content()).not.toContain(key)

  await unfold(order, 'Refund $129.90')
  await order.getByRole('button', { name: 'Refund $129.90' }).click()
  await expect(order.getByLabel('Reason').and(order.locator(':visible'))).toBeFocused()
  await unfold(order, 'Refund $129.90')
  await act(order, 'Refund $129.90', 'Bought it twice by mistake')
  await expect(newsOn(support)).toContainText('the licenses of the order are gone')
  await expect(order).toContainText('refunded')
  await expect(order.getByText('it cannot be refunded')).toBeVisible()
  const log = support.getByRole('region', { name: 'What support did' })
  await expect(log).toContainText('Bought it twice by mistake')
  await expect(log).toContainText('Show the whole key')
  await expect(support.getByText('Owns nothing that is active', { exact: true })).toBeVisible()

  await customer.goto(shop('/my-account'))
  await expect(customer.getByText('Refunded').first()).toBeVisible()
  await expect(customer.getByText(key)).toHaveCount(0)
  await customer.goto(shop('/checkout?route=all_in_one_video_suite&plan=LFT&os=win'))
  await expect(customer.locator('[data-total]')).toHaveText('$299.90')
  await support.context().close()
})

test('a guest is found by the end of the key, and the screen is sound on a phone and on a desk', async ({
  page: guest,
  browser,
}) => {
  const email = someEmail()
  await guest.goto(shop('/checkout?route=hulu_downloader&plan=1Y&os=mac&coupon=single_pro'))
  await guest.getByLabel('Email').fill(email)
  await guest.getByRole('button', { name: /^Pay/ }).click()
  await guest.getByRole('button', { name: 'Pay', exact: true }).click()
  const [key = ''] = await licenceKeys(guest)

  const support = await signedIn(browser, 'support')
  await support.goto(shop('/admin/support'))
  await find(support, key.slice(-5))
  await expect(support.getByRole('heading', { name: email })).toBeVisible()
  await expect(support.getByText('Guest without an account')).toBeVisible()
  for (const width of [390, 1440]) {
    await support.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(support, '.desk'), `at ${width}`).toEqual([])
    expect(await sidewaysScroll(support), `at ${width}`).toBeLessThanOrEqual(0)
  }
  const licence = support.getByRole('region', { name: 'Licenses' }).getByRole('article', { name: /Hulu/ })
  await act(licence, 'Revoke', 'Shared the key')
  await expect(newsOn(support)).toContainText('The license is revoked')
  await expect(licence.getByText('revoked', { exact: true })).toBeVisible()
  await act(licence, 'Give back', 'It was somebody else')
  await expect(licence.getByText('active', { exact: true })).toBeVisible()
  await act(licence, 'Give a new key', 'The old one is in a forum')
  await expect(newsOn(support)).toContainText('has a new key')
  await expect.poll(() => emailsTo(email).length).toBe(2)
  expect(emailsTo(email).at(-1)?.text).not.toContain(key)
  await find(support, key)
  await expect(support.getByText('Nobody was found.')).toBeVisible()
  await support.context().close()
})

test('before it refunds what an upgrade stands on, support reads which upgrade, and what becomes of it', async ({
  page: customer,
  browser,
}) => {
  const { email, single, suite } = await whoUpgraded(customer)
  const support = await signedIn(browser, 'support')
  await support.goto(shop('/admin/support'))
  await find(support, email)
  const order = support.getByRole('article', { name: single })
  await unfold(order, 'Refund $129.90')
  const reason = order.getByLabel('Reason').and(order.locator(':visible'))
  await expect(reason).toHaveAccessibleDescription(
    `All the money goes back through the payment provider, and the licenses of this order stop at once. The buyer is told by email. Video All-in-One (${suite}) was sold at a price that stands on this order. After the refund its owner is told and has 14 days to pay the missing $110.00; otherwise that order is refunded in full and its license ends.`,
  )
  await expect(support.locator('.desk__warning')).toHaveCount(1)
  await support.context().close()
})

test('who writes sees nothing of customers, and who is not signed in is led to sign in', async ({
  browser,
}) => {
  const writer = await signedIn(browser, 'writer')
  await writer.getByRole('button', { name: 'Open Menu' }).first().click()
  await expect(writer.getByRole('link', { name: 'Support desk' })).toHaveCount(0)
  await writer.goto(shop('/admin/support?q=example.com'))
  await expect(writer.getByText('Only staff who look after customers')).toBeVisible()
  await expect(writer.getByText('@example.com')).toHaveCount(0)
  await writer.context().clearCookies()
  await writer.goto(shop('/admin/support?q=example.com'))
  await expect(writer).toHaveURL(/\/admin\/login/)
  await writer.context().close()
})

test('support reads a subscription whole, gives a part back, makes its period longer and ends it, each with a reason', async ({
  page: customer,
  browser,
}) => {
  const email = someEmail()
  await register(customer, email, PASSWORD)
  await customer.goto(shop('/checkout?route=netflix_downloader&plan=1M&os=win&billing=renewing'))
  await customer.getByRole('button', { name: 'Pay $35.90' }).click()
  await customer.getByRole('button', { name: 'Pay', exact: true }).click()
  await licenceKeys(customer)

  const support = await signedIn(browser, 'support')
  await support.goto(shop('/admin/support'))
  await find(support, email)
  const subscription = support
    .getByRole('region', { name: 'Subscriptions' })
    .getByRole('article', { name: /Netflix/ })
  await expect(subscription).toContainText('The current period is paid, or its charge is under way.')
  await expect(subscription).toContainText('Saved (Test payments)')
  await expect(subscription).toContainText('First period: $35.90')
  for (const width of [390, 1440]) {
    await support.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(support, '.desk'), `at ${width}`).toEqual([])
    expect(await sidewaysScroll(support), `at ${width}`).toBeLessThanOrEqual(0)
  }
  const order = support.getByRole('region', { name: 'Orders' }).getByRole('article').first()
  await giveBack(order, '36')
  await expect(newsOn(support)).toHaveText(
    'Of this order $35.90 is left, and no more can go back. Nothing was done.',
  )
  await giveBack(order, '5.90')
  await expect(newsOn(support)).toHaveText('$5.90 is on its way back, and the licenses stay.')
  await expect(order).toContainText('of which $5.90 went back')
  await expect(subscription).toContainText('First period: $35.90, of which $5.90 went back')

  await unfold(subscription, 'Make the period longer')
  await subscription.getByLabel('Days, from 1 to 365').fill('14')
  await subscription.getByLabel('Reason').and(subscription.locator(':visible')).fill('The outage')
  await subscription.getByRole('button', { name: 'Make the period longer' }).click()
  await expect(newsOn(support)).toContainText('and nothing is charged before.')
  await act(subscription, 'End now', 'Asked by telephone')
  await expect(newsOn(support)).toContainText('The subscription is over')
  await unfold(subscription, 'History')
  await expect(subscription).toContainText('Period extended by support by 14 days')
  await expect(subscription).toContainText('Asked by telephone')
  const licence = support.getByRole('region', { name: 'Licenses' }).getByRole('article').first()
  await expect(licence.getByText('expired', { exact: true })).toBeVisible()
  await support.context().close()
})
