import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { signInToAdmin, someStaff } from '../support/admin'
import { register, rows, shop, someEmail } from '../support/journey'
import { type Browser, expect, type Page, test } from '../support/journey-test'
import type { Mailbox } from '../support/mailbox'
import { openMailingShop } from '../support/mailing-shop'
import { accessibilityProblems, sidewaysScroll } from '../support/quality'

let mailbox: Mailbox
test.beforeAll(async () => {
  mailbox = await openMailingShop()
})
test.afterAll(() => mailbox.close())

/** A German whose only seat is taken by a computer that broke, and who has waited longest for an answer. */
async function whoIsLockedOut(page: Page) {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  const [customer] = await rows<{ id: string }>(
    `update customers set locale = 'de' where email = $1 returning id`,
    [email],
  )
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  const { key } = await storePurchase(database, { email, customerId: customer?.id }).finally(() =>
    database.end(),
  )
  await rows(
    `insert into devices (licence_id, device_hash, name, os, bound_at, last_seen_at)
     select id, 'broken', 'Old laptop', 'win', now(), now() from licences where key = $1`,
    [key],
  )
  const [ticket] = await rows<{ id: string; number: string }>(
    `insert into tickets (number, customer_id, topic, updated_at)
     values ('T-WAIT-LONG', $1, 'licence', '2020-01-01') returning id, number`,
    [customer?.id],
  )
  await rows(
    `insert into ticket_messages (ticket_id, author, text) values ($1, 'customer', 'Mein Computer ist kaputt.')`,
    [ticket?.id],
  )
  return { email, number: ticket?.number ?? '' }
}

async function supportAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInToAdmin(page, await someStaff('support'))
  await page.goto(shop(path))
  await page.waitForLoadState('networkidle')
  return page
}

const newsOn = (page: Page) => page.locator('.desk').getByRole('status').first()
const answersTo = (email: string) =>
  mailbox.emails.filter(({ to, subject }) => [to].flat()[0]?.text === email && subject?.includes('T-WAIT'))

test('support opens the ticket that waits longest by a key, answers it in German with a saved reply, and releases a computer', async ({
  page: customer,
  browser,
}) => {
  const { email, number } = await whoIsLockedOut(customer)
  const support = await supportAt(browser, '/admin/support')
  await support.keyboard.press('Alt+n')
  await expect(support).toHaveURL(new RegExp(`ticket=${number}`))
  await expect(support.getByText('Mein Computer ist kaputt.')).toBeVisible()
  for (const width of [390, 1440]) {
    await support.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(support, '.desk'), `at ${width}`).toEqual([])
    expect(await sidewaysScroll(support), `at ${width}`).toBeLessThanOrEqual(0)
  }

  await support.waitForLoadState('networkidle')
  await support
    .getByLabel('Saved reply, in the customer’s language')
    .selectOption({ label: 'A computer was released' })
  await support.getByRole('button', { name: 'Put it into the answer' }).click()
  const answer = support.getByLabel('Your answer')
  await expect(answer).toHaveValue(/^Wir haben den Computer abgemeldet/)

  await support.waitForLoadState('networkidle')
  await support.getByLabel('Note', { exact: true }).fill('Telephoned twice before')
  await support.getByRole('button', { name: 'Write the note' }).click()
  await expect(support.getByRole('region', { name: /Notes for staff/ })).toContainText(
    'Telephoned twice before',
  )
  await expect(answer).toHaveValue(/^Wir haben den Computer abgemeldet/)

  await support.waitForLoadState('networkidle')
  await support.getByRole('button', { name: 'Send the answer' }).click()
  await expect(newsOn(support)).toContainText('The answer is on its way')
  await expect.poll(() => answersTo(email).length).toBe(1)
  expect(answersTo(email)[0]?.text).toContain('Wir haben den Computer abgemeldet')
  expect(answersTo(email)[0]?.text).not.toContain('Telephoned')

  await support.getByRole('link', { name: email }).click()
  await expect(support.getByRole('heading', { name: email })).toBeVisible()
  await support.waitForLoadState('networkidle')
  const licence = support.getByRole('region', { name: 'Licenses' }).getByRole('article').first()
  await licence.locator('summary').filter({ hasText: 'Release Old laptop' }).press('Enter')
  await licence.getByLabel('Reason').and(licence.locator(':visible')).fill('It broke')
  await licence.getByRole('button', { name: 'Release Old laptop' }).click()
  await expect(newsOn(support)).toContainText('The computer is signed off')
  await expect(licence).toContainText('released by support')

  await customer.goto(shop('/my-account/support-ticket'))
  await expect(customer.getByText('Wir haben den Computer abgemeldet')).toBeVisible()
  await expect(customer.getByText('Telephoned')).toHaveCount(0)
  await support.context().close()
})
