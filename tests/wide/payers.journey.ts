import { licenceKeys, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { press, tabTo } from '../support/keyboard'
import { onDatabase } from '../support/shop-copy'
import { type ShopWithPayers, startShopWithPayers } from '../support/shop-with-payers'
import { CARDS } from '../support/stand-in/cards'

/** A shop that sells in dollars through Stripe and in euros through Paddle, both as the stand-in plays them. */
let shop: ShopWithPayers

test.beforeAll(async () => {
  shop = await startShopWithPayers({ USD: 'stripe', EUR: 'paddle' })
})

test.afterAll(() => shop?.end())

async function typeCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await tabTo(page, page.getByLabel('Card number'))
  await page.keyboard.type(CARDS[card])
  await page.keyboard.press('Enter')
}

const soldTo = (email: string) =>
  onDatabase(shop.host.database, async db => {
    const { rows } = await db.query(
      'select state, provider, total::int, currency from orders where email = $1',
      [email],
    )
    return rows
  })

test('keyboard alone pays Stripe: a card is declined, the next one brings the keys', async ({ page }) => {
  const email = someEmail()
  await page.goto(`${shop.host.origin}/netflix-downloader?os=win`)
  await press(page, page.getByRole('button', { name: 'Buy now' }).first())
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await expect(page.getByText('Card, by Stripe')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Pay $129.90' }))
  await expect(page).toHaveURL(new RegExp(`^${shop.standIn.origin}/pay/stripe/cs_test_`))
  await typeCard(page, 'declined')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await typeCard(page, 'good')
  expect(await licenceKeys(page)).toHaveLength(1)
  expect(await soldTo(email)).toEqual([{ state: 'paid', provider: 'stripe', total: 12990, currency: 'USD' }])
})

test('a bank’s question at Stripe is answered by keyboard', async ({ page }) => {
  const email = someEmail()
  await page.goto(`${shop.host.origin}/checkout?route=netflix_downloader&plan=LFT&os=win`)
  await page.getByLabel('Email').fill(email)
  await press(page, page.getByRole('button', { name: /^Pay \$/ }))
  await typeCard(page, 'threeDSecure')
  await press(page, page.getByRole('button', { name: 'Complete authentication' }))
  expect(await licenceKeys(page)).toHaveLength(1)
})

test('a German pays in euros at Paddle, over our page and back', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-DE' })
  const email = someEmail()
  await page.goto(`${shop.host.origin}/de/netflix-downloader`)
  await page.locator('form[action$="/checkout"] button').first().click()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: /119,90\s€/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${shop.standIn.origin}/pay/paddle/txn_`))
  await typeCard(page, 'good')
  await expect(page.locator('[data-key]')).toHaveCount(1)
  expect(await soldTo(email)).toEqual([{ state: 'paid', provider: 'paddle', total: 11990, currency: 'EUR' }])
  await page.close()
})
