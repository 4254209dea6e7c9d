import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'

/** An address of the shop that the journeys run on; `host` for another site, such as jp.localhost. */
export function shop(path: string, host = 'localhost'): string {
  const url = new URL(path, process.env.SHOP_URL)
  url.hostname = host
  return url.href
}

/** Payload takes a login from pages of the shop alone. */
export const asBrowser = () => ({ headers: { origin: new URL(shop('/')).origin } })

export const someEmail = () => `buyer-${randomBytes(4).toString('hex')}@example.com`

/** Rows of the journeys' database. */
export async function rows<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<R>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** All that the checkout asks of a guest. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
}

/** Unfolds what can be chosen in the checkout. */
export async function openChoices(page: Page): Promise<void> {
  const choices = page.locator('main summary').filter({ hasText: 'Change plan, system or coupon' })
  await expect(choices).toBeVisible()
  if (!(await choices.locator('..').evaluate(each => each.hasAttribute('open')))) await choices.click()
}

/** The keys that the result page shows. */
export async function licenceKeys(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible()
  return page.locator('[data-key]').allTextContents()
}

/** Customers come from many networks, the browser of the journeys from one. */
export const forgetTries = (limit: 'register' | 'report') =>
  rows('delete from rate_limits where key like $1', [`${limit}:%`])

/** A new account, signed in. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await forgetTries('register')
  await page.goto(shop('/register'))
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(url => !url.pathname.endsWith('/register'))
}
