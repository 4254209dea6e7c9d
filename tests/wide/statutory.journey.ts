import { rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { sidewaysScroll } from '../support/quality'

const forgetDeclarations = () => rows(`delete from rate_limits where key like 'declaration%'`)

type Sent = { subject: string; text: string }
const emailTo = async (email: string): Promise<Sent | undefined> =>
  (
    await rows<Sent>('select subject, coalesce(text, redacted) as text from emails where "to" = $1', [email])
  )[0]

async function fillDeclaration(page: Page, email: string) {
  await page.getByLabel('Ihr Name').fill('Ada Lovelace')
  await page.getByLabel('Welcher Vertrag').fill('Netflix Downloader')
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(email)
}

test('a contract is cancelled in German without signing in, and confirmed with day and time at once', async ({
  page,
}) => {
  await forgetDeclarations()
  const email = someEmail()
  await page.goto(shop('/de/netflix-downloader'))
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await expect(page).toHaveURL(shop('/de/cancel-contract'))
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await expect(page.getByText('Bitte nennen Sie Ihren Namen')).toBeVisible()
  await fillDeclaration(page, email)
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await expect(page.getByText('Ihre Kündigung ist eingegangen')).toBeVisible()
  const number = await page.getByText(/^V-/).textContent()
  await expect(page.getByText(/\d{2}:\d{2}:\d{2} UTC/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drucken oder speichern' })).toBeVisible()
  const sent = await emailTo(email)
  expect(sent?.subject).toContain(number)
  expect(sent?.text).toContain('Netflix Downloader')
})

test('without a script the confirmation of a withdrawal comes just so', async ({ browser }) => {
  await forgetDeclarations()
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const email = someEmail()
  await page.goto(shop('/de/withdraw-from-contract'))
  await fillDeclaration(page, email)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible()
  expect((await emailTo(email))?.subject).toContain('Ihr Widerruf vom')
  await page.context().close()
})

test('a language whose market has no such page answers that there is none', async ({ page }) => {
  for (const [path, host] of [
    ['/cancel-contract', 'localhost'],
    ['/zh/withdraw-from-contract', 'localhost'],
    ['/cancel-contract', 'jp.localhost'],
    ['/imprint', 'localhost'],
  ] as const)
    expect((await page.goto(shop(path, host)))?.status(), path).toBe(404)
})

async function toCheckout(page: Page, path: string, host?: string): Promise<string> {
  const email = someEmail()
  await page.goto(shop(`${path}/checkout?route=netflix_downloader&plan=LFT`, host))
  await page.locator('input[type=email]').fill(email)
  return email
}

test('the consent to delivery at once is a box of its own, unticked, and what was agreed to is kept', async ({
  page,
}) => {
  const email = await toCheckout(page, '/de')
  const consent = page.getByRole('checkbox', { name: /mein Widerrufsrecht/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.getByRole('button', { name: /bezahlen/ }).click()
  await expect(page).toHaveURL(/\/sandbox\//)
  const [order] = await rows<{ text: string; locale: string }>(
    `select agreements->'consent'->>'text' as text, agreements->'consent'->>'locale' as locale from orders where email = $1`,
    [email],
  )
  expect(order?.locale).toBe('de')
  expect(order?.text).toContain('vor Ablauf der Widerrufsfrist')
})

test('in Japan six items stand in one block before the button that pays', async ({ page }) => {
  const email = await toCheckout(page, '', 'jp.localhost')
  const block = page.getByRole('region', { name: '最終確認事項' })
  await expect(block.locator('dt')).toHaveText([
    '分量',
    '販売価格',
    'お支払い方法と時期',
    '商品の引渡時期',
    '申込みの期間',
    '返品・解約',
  ])
  await page.locator('form[action="/order/checkout/place"] button').click()
  await expect(page).toHaveURL(/\/sandbox\//)
  const [order] = await rows<{ text: string }>(
    `select agreements->'finalStep'->>'text' as text from orders where email = $1`,
    [email],
  )
  expect(order?.text).toContain('返品・解約')
})

test('in German a price is struck through only against the lowest of the last 30 days; in English it stays the list price', async ({
  page,
}) => {
  const shown = () =>
    rows<{ pid: number; price: number }>(
      `select s.pid, s.price from shown_prices s join products p on p.pid = s.pid
       where p.route = 'paramount_plus_downloader' and p.os = 'win' and s.plan = 'LFT' and s.currency = 'EUR' order by s.shown_from`,
    )
  await expect.poll(async () => (await shown()).length, 'noted soon after the start').toBe(1)
  const [noted] = await shown()
  await page.goto(shop('/de/paramount-plus-downloader'))
  await expect(page.locator('main s')).toHaveCount(0)
  await page.goto(shop('/paramount-plus-downloader'))
  await expect(page.locator('#plans').getByText('You save 20%')).toBeVisible()

  await rows(
    `insert into shown_prices (pid, plan, currency, price, shown_from) values ($1, 'LFT', 'EUR', $2, now() - interval '20 days')`,
    [noted?.pid, Math.round((noted?.price ?? 0) * 1.25)],
  )
  await expect(async () => {
    await page.goto(shop('/de/paramount-plus-downloader'))
    await expect(page.getByText('20 % unter dem niedrigsten Preis der letzten 30 Tage')).toHaveCount(1)
  }).toPass()
  await expect(page.locator('main s')).toHaveCount(1)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.goto(shop('/de/checkout?route=paramount_plus_downloader&plan=LFT&os=win'))
  await expect(page.getByText(/gegenüber dem niedrigsten Preis der letzten 30 Tage/).first()).toBeVisible()
})
