import { freePort } from '../../scripts/shop/free-port'
import { licenceKeys, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { press, tabTo } from '../support/keyboard'
import { settingsFor, standInSecrets } from '../support/payers'
import { onDatabase, type ShopCopy, startShopCopy } from '../support/shop-copy'
import { CARDS } from '../support/stand-in/cards'
import { openStandIn, type StandIn } from '../support/stand-in/server'

/** A shop that sells in dollars through Stripe and in euros through Paddle, both as the stand-in plays them. */
let host: ShopCopy
let standIn: StandIn

test.beforeAll(async () => {
  const database = process.env.SHOP_DATABASE_URL ?? ''
  const PORT = String(await freePort())
  const url = (name: string) => `http://localhost:${PORT}/webhooks/${name}`
  standIn = await openStandIn({
    database,
    delivers: true,
    endpoints: {
      stripe: { url: url('stripe'), secret: standInSecrets.stripe },
      paddle: { url: url('paddle'), secret: standInSecrets.paddle },
    },
  })
  host = await startShopCopy(database, {
    settings: { PORT, ...settingsFor(standIn.origin) },
    change: async db => {
      await db.query(
        `insert into payer_choices (site, currency, payer) values ('com', 'USD', 'stripe'), ('com', 'EUR', 'paddle')`,
      )
    },
  })
})

test.afterAll(async () => {
  await host?.end()
  await standIn?.close()
})

async function typeCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await tabTo(page, page.getByLabel('Card number'))
  await page.keyboard.type(CARDS[card])
  await page.keyboard.press('Enter')
}

const soldTo = (email: string) =>
  onDatabase(host.database, async db => {
    const { rows } = await db.query(
      'select state, provider, total::int, currency from orders where email = $1',
      [email],
    )
    return rows
  })

test('keyboard alone pays Stripe: a card is declined, the next one brings the keys', async ({ page }) => {
  const email = someEmail()
  await page.goto(`${host.origin}/netflix-downloader?os=win`)
  await press(page, page.getByRole('button', { name: 'Buy now' }).first())
  await press(page, page.getByRole('link', { name: 'Continue', exact: true }))
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await expect(page.getByText('Card, by Stripe')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Pay $129.90' }))
  await expect(page).toHaveURL(new RegExp(`^${standIn.origin}/pay/stripe/cs_test_`))
  await typeCard(page, 'declined')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await typeCard(page, 'good')
  expect(await licenceKeys(page)).toHaveLength(1)
  expect(await soldTo(email)).toEqual([{ state: 'paid', provider: 'stripe', total: 12990, currency: 'USD' }])
})

test('a bank’s question at Stripe is answered by keyboard', async ({ page }) => {
  const email = someEmail()
  await page.goto(`${host.origin}/checkout?route=netflix_downloader&plan=LFT&os=win`)
  await press(page, page.getByRole('link', { name: 'Continue', exact: true }))
  await page.getByLabel('Email').fill(email)
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await press(page, page.getByRole('button', { name: /^Pay \$/ }))
  await typeCard(page, 'threeDSecure')
  await press(page, page.getByRole('button', { name: 'Complete authentication' }))
  expect(await licenceKeys(page)).toHaveLength(1)
})

test('a German pays in euros at Paddle, over our page and back', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-DE' })
  const email = someEmail()
  await page.goto(`${host.origin}/de/netflix-downloader`)
  await page.locator('form[action$="/checkout"] button').first().click()
  await page.getByRole('link', { name: 'Weiter', exact: true }).click()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: /Zahlung/ }).click()
  await page.getByRole('button', { name: /119,90\s€/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${standIn.origin}/pay/paddle/txn_`))
  await typeCard(page, 'good')
  await expect(page.locator('[data-key]')).toHaveCount(1)
  expect(await soldTo(email)).toEqual([{ state: 'paid', provider: 'paddle', total: 11990, currency: 'EUR' }])
  await page.close()
})
