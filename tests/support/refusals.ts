import { expect, type Page } from '@playwright/test'
import { choose, signInToAdmin, typeFirst, typeInstant } from './admin'
import { rows, shop, someEmail } from './journey'
import { TEST_STAFF } from './template'

export type Refusal = {
  what: string
  at: () => Promise<string>
  change: (page: Page) => Promise<void>
  /** The field at which it is said. */
  field: string
  says: RegExp
}

/** One of the seed where there are several: another journey may be editing what it made. */
export const document = async (collection: string, table: string, where: string) => {
  const [row] = await rows<{ id: string }>(
    `select id from ${table} where ${where} order by created_at, id limit 1`,
  )
  return `/admin/collections/${collection}/${row?.id}`
}

const fill = (field: string, value: string) => (page: Page) => page.locator(`#field-${field}`).fill(value)

/** As from another program, at the end of the text. */
const pasteIntoText = async (page: Page, field: string, html: string) => {
  const text = page.locator(`[data-field-path="${field}"] [contenteditable="true"]`)
  await text.click()
  await text.evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  await expect(text.getByText('Read more')).toBeVisible()
}

const typeDay = async (page: Page, field: string, day: string) => {
  const input = page.locator(`#field-${field} .react-datepicker__input-container input`)
  await input.fill(day)
  await input.press('Enter')
}

/** A row that is given the key of another one. */
const taken = (collection: string, field: string, table = collection.replaceAll('-', '_')): Refusal => ({
  what: `${collection}: the ${field} of another`,
  at: () => document(collection, table, `${field} <> (select min(${field}) from ${table})`),
  change: async page => {
    const [first] = await rows<{ key: string }>(`select min(${field})::text as key from ${table}`)
    await page.locator(`#field-${field}`).fill(first?.key ?? '')
  },
  field,
  says: /already/,
})

/** The same where the key is that of a product, chosen from a list. */
const takenProduct = (collection: string): Refusal => ({
  ...taken(collection, 'route'),
  change: async page => {
    const [first] = await rows<{ key: string }>(
      `select min(route) as key from ${collection.replaceAll('-', '_')}`,
    )
    await page
      .locator('#field-route input')
      .first()
      .fill(first?.key ?? '')
    await page.locator('#field-route .rs__option').first().click()
  },
})

/** What the admin refuses, of every collection and global that refuses something. */
export const REFUSALS: Refusal[] = [
  taken('articles', 'number'),
  takenProduct('guides'),
  taken('reviews', 'number'),
  taken('best-lists', 'key'),
  taken('pages', 'route'),
  takenProduct('product-copy'),
  taken('faq', 'key'),
  {
    what: 'a version of an application that there is already',
    at: () => document('releases', 'releases', `application = 'video_win'`),
    change: async page => {
      const [other] = await rows<{ version: string }>(
        `select version from releases where application = 'video_win' order by created_at desc, id desc limit 1`,
      )
      await page.locator('#field-version').fill(other?.version ?? '')
    },
    field: 'application',
    says: /already/,
  },
  {
    what: 'a bundle of nothing',
    at: () => document('bundles', 'bundles', 'true'),
    change: page => page.locator('#field-includes .clear-indicator').click(),
    field: 'includes',
    says: /required|requires/,
  },
  {
    what: 'a placeholder that stands for nothing',
    at: () => document('saved-replies', 'saved_replies', 'true'),
    change: fill('text', 'Hello {firstname}'),
    field: 'text',
    says: /stands for nothing/,
  },
  {
    what: 'a coupon for more than everything',
    at: () => document('coupons', 'coupons', `code = 'SINGLE_PRO'`),
    change: fill('discount', '300 %'),
    field: 'discount',
    says: /is needed for this type/,
  },
  {
    what: 'a coupon that ends before it starts',
    at: () => document('coupons', 'coupons', `code = 'AIO_PRO'`),
    change: async page => {
      await typeInstant(page, 'from', Date.UTC(2030, 0, 2))
      await typeInstant(page, 'until', Date.UTC(2030, 0, 1))
    },
    field: 'until',
    says: /must be after the start/,
  },
  {
    what: 'a campaign that ends before it starts',
    at: () => document('campaigns', 'campaigns', `key = 'normal-autumn-sale'`),
    change: page => typeInstant(page, 'endTime', Date.UTC(2019, 0, 1)),
    field: 'endTime',
    says: /must be after the start/,
  },
  {
    what: 'a test of plans in which nothing differs',
    at: async () => '/admin/collections/experiments/create',
    change: async page => {
      await page.locator('#field-name').fill('Nothing')
      await typeInstant(page, 'from', Date.UTC(2030, 0, 1))
      await typeInstant(page, 'until', Date.UTC(2030, 0, 2))
    },
    field: 'plan',
    says: /nothing that differs/,
  },
  {
    what: 'a push message that leads outside',
    at: async () => '/admin/collections/push-messages/create',
    change: async page => {
      await typeFirst(page, 'name', 'Outside')
      await page.getByRole('button', { name: 'Add Language' }).click()
      await choose(page, 'words__0__language', 'German')
      await page.locator('#field-words__0__title').fill('Angebot')
      await page.locator('#field-words__0__text').fill('Bis Sonntag.')
      await page.locator('#field-words__0__href').fill('https://example.com/')
    },
    field: 'words__0__href',
    says: /must be a path of this shop/,
  },
  {
    what: 'a price above the list price',
    at: () => document('plans', 'plans', `pay_key = '10337-LFT'`),
    change: fill('price', '500'),
    field: 'price',
    says: /must not be above the list price/,
  },
  {
    what: 'a plan that there is already',
    at: () => document('plans', 'plans', `pay_key = '10337-1Y'`),
    change: fill('pay_key', '10337-LFT'),
    field: 'pay_key',
    says: /already/,
  },
  {
    what: 'a plan without a key to pay by',
    at: () => document('plans', 'plans', `pay_key = '10337-1Y'`),
    change: fill('pay_key', ''),
    field: 'pay_key',
    says: /must not be empty/,
  },
  {
    what: 'a product whose number another has',
    at: () => document('products', 'products', `pid = 10337`),
    change: fill('pid', '10338'),
    field: 'pid',
    says: /already/,
  },
  {
    what: 'a product at the address of another',
    at: () => document('products', 'products', `pid = 10337`),
    change: fill('url', '/hulu-downloader'),
    field: 'url',
    says: /The address of this product is/,
  },
  {
    what: 'a subscriber price with half a cent',
    at: () => document('subscriber-prices', 'subscriber_prices', 'true'),
    change: fill('price', '9.995'),
    field: 'price',
    says: /more than 2 decimals/,
  },
  {
    what: 'a rule whose steps name a count twice',
    at: () =>
      document(
        'offer-rules',
        'offer_rules r',
        '(select count(*) from offer_rules_steps s where s._parent_id = r.id) > 1',
      ),
    change: async page => {
      await page.getByRole('button', { name: 'Show all' }).first().click()
      const first = await page.locator('#field-steps__0__from').inputValue()
      await page.locator('#field-steps__1__from').fill(first)
    },
    field: 'steps',
    says: /name the same count twice/,
  },
  {
    what: 'a payer without keys',
    at: async () => '/admin/collections/payer-choices/create',
    change: async page => {
      for (const [field, option] of [
        ['site', 'Shop'],
        ['currency', 'USD'],
        ['payer', 'Paddle'],
      ] as const) {
        await page.locator(`#field-${field} .rs__control`).click()
        await page.getByRole('option', { name: option, exact: true }).first().click()
      }
    },
    field: 'payer',
    says: /has no keys in this shop/,
  },
  {
    what: 'a seller with a VAT id that no country writes so',
    at: () => document('sellers', 'sellers', `market = 'germany'`),
    change: fill('vat_id', 'DE12'),
    field: 'vat_id',
    says: /not written as a VAT number/,
  },
  {
    what: 'a currency without a rate',
    at: async () => '/admin/globals/pricing-settings',
    change: async page => {
      await page.getByRole('button', { name: 'Show all' }).first().click()
      await page.locator('#field-currencies__0__rate').fill('0')
    },
    field: 'currencies__0__rate',
    says: /must be above 0/,
  },
  {
    what: 'a rule of changes under the key of another',
    at: () => document('subscription-change-rules', 'subscription_change_rules', 'position = 20'),
    change: fill('key', 'longer-at-once'),
    field: 'key',
    says: /already/,
  },
  {
    what: 'tries of a renewal that do not grow',
    at: async () => '/admin/globals/subscription-settings',
    change: async page => {
      await page.getByRole('button', { name: 'Show all' }).first().click()
      await page.locator('#field-retry_days__0__day').fill('4')
    },
    field: 'retry_days',
    says: /grow from day to day/,
  },
  {
    what: 'a link of the head to nowhere',
    at: () => document('navigation', 'navigation', `site = 'com'`),
    change: async page => {
      await page.getByRole('button', { name: 'Show all' }).first().click()
      await page.locator('#field-header__0__href').fill('/gone')
    },
    field: 'header__0__href',
    says: /leads nowhere/,
  },
  {
    what: 'an announcement that ends before it begins',
    at: async () => '/admin/globals/announcement',
    change: async page => {
      await page.locator('#field-text').fill('We move.')
      await typeInstant(page, 'from', Date.UTC(2030, 0, 2))
      await typeInstant(page, 'until', Date.UTC(2030, 0, 1))
    },
    field: 'until',
    says: /must end later/,
  },
  {
    what: 'a text with a link to a script',
    at: () => document('legal', 'legal', `key = 'cookies_policy'`),
    change: page => pasteIntoText(page, 'body', '<p><a href="javascript:alert(1)">Read more</a></p>'),
    field: 'body',
    says: /must be a path of this shop/,
  },
  {
    what: 'a button of a page that leads to data',
    at: () => document('pages', 'pages', `route = 'download'`),
    change: async page => {
      await page.getByRole('button', { name: 'Show all' }).first().click()
      await page.locator('#field-blocks__2__href').fill('data:text/html,x')
    },
    field: 'blocks__2__href',
    says: /must be a path of this shop/,
  },
  {
    what: 'an interface text that there is not',
    at: async () => '/admin/collections/interface-messages/create',
    change: fill('key', 'no.such.text'),
    field: 'key',
    says: /no interface text/,
  },
  {
    what: 'an invite code that could be a customer’s',
    at: async () => '/admin/globals/referral-settings',
    change: fill('default_code', 'ABCDEFGH23'),
    field: 'default_code',
    says: /I, L, O or U/,
  },
  {
    what: 'orders forgotten after a day',
    at: async () => '/admin/globals/housekeeping',
    change: fill('unpaid_orders', '1'),
    field: 'unpaid_orders',
    says: /8/,
  },
  {
    what: 'a login with a password that everybody knows',
    at: async () => '/admin/collections/users/create',
    change: async page => {
      await page.locator('#field-email').fill('new@staff.test')
      await page.locator('#field-password').fill('abc')
      await page.locator('#field-confirm-password').fill('abc')
    },
    field: 'password',
    says: /12 characters/,
  },
  {
    what: 'a redirect to itself',
    at: async () => '/admin/collections/redirects/create',
    change: async page => {
      await page.locator('#field-from').fill('/spring')
      await page.locator('#field-to').fill('/spring')
    },
    field: 'to',
    says: /cannot lead to itself/,
  },
  {
    what: 'an author whose key another has',
    at: async () => '/admin/collections/authors/create',
    change: async page => {
      const [author] = await rows<{ key: string }>('select key from authors limit 1')
      await page.locator('#field-key').fill(author?.key ?? '')
      await page.locator('#field-name').fill('Another')
    },
    field: 'key',
    says: /already/,
  },
  {
    what: 'a legal page whose key another has',
    at: async () => '/admin/collections/legal/create',
    change: async page => {
      await page.locator('#field-key').fill('privacy_policy')
      await page.locator('#field-version').fill('1')
      await page.locator('#field-title').fill('Another')
      await typeDay(page, 'effective', '1 Jan 2030')
    },
    field: 'key',
    says: /already/,
  },
  {
    what: 'a picture that is none',
    at: async () => '/admin/collections/media/create',
    change: async page => {
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') }
      await page.locator('.file-field input[type=file]').setInputFiles(file)
      await page.locator('#field-alt').fill('A note')
    },
    field: 'file',
    says: /file type/i,
  },
  {
    what: 'a customer’s name of digits alone',
    at: async () => {
      const email = someEmail()
      await rows('insert into customers (email) values ($1)', [email])
      return document('customers', 'customers', `email = '${email}'`)
    },
    change: fill('username', '12345'),
    field: 'username',
    says: /not digits alone/,
  },
  // Of a ticket and a comment staff only choose from what there is; what they write is the answer to a ticket.
  {
    what: 'an answer to a ticket of 5,001 characters',
    at: async () => '/admin/collections/ticket-messages/create',
    change: fill('text', 'x'.repeat(5_001)),
    field: 'text',
    says: /5,?000/,
  },
  {
    what: 'a category whose key another has',
    at: async () => '/admin/collections/categories/create',
    change: async page => {
      const [category] = await rows<{ uid: string }>('select uid from categories limit 1')
      await page.locator('#field-uid').fill(category?.uid ?? '')
      await page.locator('#field-title').fill('Another')
    },
    field: 'uid',
    says: /already/,
  },
]

/** Signs in, and stays undisturbed: what is not saved would ask before the page is left. */
export async function openAdmin(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), true),
  )
  await signInToAdmin(page, TEST_STAFF)
}

/** Makes the change, saves, and reads the sentence at the field. */
export async function expectRefusal(page: Page, { at, change, field, says }: Refusal): Promise<void> {
  await page.goto(shop(await at()))
  await expect(page.locator('#action-save')).toBeVisible()
  await change(page)
  // The button takes no click while a draft saves itself.
  await expect(async () => {
    await page.locator('#action-save').click()
    await expect(errorsAt(page, field).first()).toContainText(says, { timeout: 5_000 })
  }).toPass()
  await expect(page.getByText('An unknown error occurred.')).toHaveCount(0)
  // Payload makes a list of what follows a colon: none of these refusals is one.
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: /\(\d+\):/ })).toHaveCount(0)
}

/** The file of an upload has no id, and a text only its path. */
const placeOf = (field: string) =>
  field === 'file' ? '.file-field' : `#field-${field}, [data-field-path="${field}"]`

export const errorsAt = (page: Page, field: string) =>
  page
    .locator(placeOf(field))
    .locator('xpath=ancestor-or-self::*[contains(@class,"field-type")][1]')
    .locator('.field-error')
