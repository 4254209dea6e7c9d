import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { register, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { ambiguousLinks } from '../support/link-names'
import { expectInOrder, expectNamed, readAloud } from '../support/read-aloud'

/** In the order in which a person asks: what is it, what does it cost, what do I do, what if. */
const PRODUCT = {
  '/netflix-downloader?os=win': [
    /^paragraph: Netflix Downloader$/,
    /^heading ".+" \[level=1\]$/,
    /^heading "Choose your plan" \[level=2\]$/,
    /^link "Windows"/,
    /^group "Choose a plan"/,
    /^radio "1 month \$35\.90"/,
    /^radio "Lifetime \$129\.90 Recommended" \[checked\]/,
    /\$129\.90/,
    /You save|off/,
    /computer/,
    /^button "Buy now"$/,
    /^link "Try it free"$/,
    /^link "14-day refund/,
    /License key at once/,
    /^img ".*Netflix.*"$/,
    /^heading ".+" \[level=2\]$/,
    /^table/,
    /^heading "Questions.*" \[level=2\]$/,
  ],
  '/de/netflix-downloader?os=win': [
    /^heading ".+" \[level=1\]$/,
    /^radio "1 Monat .*€"/,
    /^radio ".* 119,90.€ Empfohlen" \[checked\]/,
    /119,90.€/,
    /^button "Jetzt kaufen"$/,
    /^link ".*14 Tage.*"$/,
    /^img ".*Netflix.*"$/,
  ],
}

const CHECKOUT = [
  /^heading "Checkout" \[level=1\]$/,
  /^list "Steps of the checkout"|^navigation "Steps of the checkout"/,
  /Netflix Downloader/,
  /^heading "Where do your license keys go\?" \[level=2\]$/,
  /^textbox "Email.*"/,
  /^link "Sign in for your price"$/,
  /^button "Pay \$129\.90"$/,
  /^heading "Your order" \[level=2\]$/,
  /List price/,
  /Total/,
  /14 days/,
]

const ACCOUNT = [
  /^heading "My account" \[level=1\]$/,
  /^button "Sign out"$/,
  /^heading "My licenses" \[level=2\]$/,
  /^heading "Tidemark Video" \[level=3\]$/,
  /Netflix Downloader · Lifetime/,
  /System/,
  /Windows/,
  /^link "0 of 1 in use"$/,
  /License key/,
  /^button "Copy.*Netflix Downloader/,
  /^link "Download Tidemark Video for Windows"$/,
]

async function expectSaid(page: Page, wanted: readonly RegExp[]): Promise<void> {
  const said = await readAloud(page)
  expectInOrder(said, wanted)
  expectNamed(said)
  expect(await ambiguousLinks(page)).toEqual([])
}

for (const [address, wanted] of Object.entries(PRODUCT))
  test(`a screen reader says ${address} in the order in which a buyer asks`, async ({ page }) => {
    await page.goto(shop(address))
    await expectSaid(page, wanted)
  })

test('a screen reader says the checkout in the order in which it is filled in', async ({ page }) => {
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await expectSaid(page, CHECKOUT)
})

test('a screen reader says an account by application: what is owned, on which computers, the key, the file', async ({
  page,
}) => {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  const [customer] = await rows<{ id: string }>('select id from customers where email = $1', [email])
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  await storePurchase(database, { email, customerId: customer?.id }).finally(() => database.end())
  await page.goto(shop('/my-account'))
  await expectSaid(page, ACCOUNT)
})
