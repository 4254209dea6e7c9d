import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { asBrowser, shop } from '../../../../tests/support/journey'

/** The id of the row of a collection in which a field has a value. */
export async function idOf(page: Page, collection: string, field: string, value: string): Promise<string> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: '1', depth: '0' })
  const found = await page.request.get(shop(`/cms/${collection}?${query}`), asBrowser())
  const { docs } = await found.json()
  return String(docs[0].id)
}

/** As the launch names it. */
export async function draftCampaign(page: Page): Promise<string> {
  const key = `spring-${randomBytes(3).toString('hex')}`
  const made = await page.request.post(shop('/cms/campaigns?draft=true'), {
    ...asBrowser(),
    data: {
      ...{ key, route: key.replace('-', '_'), name: 'Spring sale', _status: 'draft' },
      ...{ startTime: '2030-03-01T00:00:00.000Z', startTime_tz: 'UTC' },
      ...{ endTime: '2030-03-08T00:00:00.000Z', endTime_tz: 'UTC' },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  return `campaigns:${(await made.json()).doc.id}`
}

export async function draftPrices(page: Page): Promise<string> {
  const made = await page.request.post(shop('/cms/price-set-actions/save'), {
    ...asBrowser(),
    form: { name: 'Hulu for spring', product: 'hulu', by: '5' },
  })
  expect(made.status(), await made.text()).toBe(200)
  return `price-sets:${(await made.json()).id}`
}

/** A new customer asks support. */
export async function wrote(page: Page, text: string): Promise<void> {
  await page.goto(shop('/register'))
  await page
    .getByRole('textbox', { name: 'Email' })
    .fill(`anna-${randomBytes(3).toString('hex')}@example.com`)
  for (const field of await page.locator('input[type=password]').all()) await field.fill('long4enough@now')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(url => !url.pathname.endsWith('/register'))
  await page.goto(shop('/my-account/support-ticket'))
  await page.getByLabel('What is it about?').selectOption('application')
  await page.getByLabel('Your message').fill(text)
  await page.getByRole('button', { name: 'Send' }).first().click()
  await page.getByText('Your message is with us').waitFor()
}
