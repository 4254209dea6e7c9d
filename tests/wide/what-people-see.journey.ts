import { readFileSync } from 'node:fs'
import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { register, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { sidewaysScroll } from '../support/quality'

/** Playwright loads no JSON modules. */
const GERMAN = JSON.parse(readFileSync('src/site/messages/de.json', 'utf8'))
const SINGLE = '/checkout?route=netflix_downloader&plan=LFT&os=win'

/** An account with a lifetime licence of the video suite for Windows; gives its key. */
async function openSuiteOwner(page: Page): Promise<string> {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  return giveSuite(email)
}

async function giveSuite(email: string): Promise<string> {
  const [customer] = await rows<{ id: string }>('select id from customers where email = $1', [email])
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  const bought = await storePurchase(database, { email, customerId: customer?.id, pid: 992001 }).finally(() =>
    database.end(),
  )
  return bought.key
}

test('an owner is told that it is theirs, with key and installer, and buys it again only by saying so', async ({
  page,
}) => {
  const key = await openSuiteOwner(page)
  await page.goto(shop('/netflix-downloader?os=win'))
  const covered = page.getByRole('region', { name: 'Covered by your Video All-in-One' })
  await expect(covered).toContainText(key)
  await expect(covered.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    /\/download\?route=netflix_downloader&os=win$/,
  )
  await page.goto(shop(SINGLE))
  await expect(covered).toBeVisible()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const again = page.getByRole('checkbox', { name: /want to buy another license/ })
  await expect(again).toBeFocused()
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await again.check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

test('an order for what is owned by now asks before it is paid', async ({ page }) => {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  await page.goto(shop(SINGLE))
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const pay = page.getByRole('button', { name: /^Pay / })
  await expect(pay).toBeVisible()
  const again = page.getByRole('checkbox', { name: /want to buy another license/ })
  await expect(again).toHaveCount(0)
  await giveSuite(email)
  await pay.click()
  await expect(page.getByRole('region', { name: 'Covered by your Video All-in-One' })).toBeVisible()
  await expect(again).toBeFocused()
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await again.check()
  await pay.click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with a script' : 'without one'

  test(`what is missing at the checkout is said in our words, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto(shop(`/de${SINGLE}`))
    const email = page.locator('input[name=email]')
    for (const [typed, said] of [
      ['', GERMAN.validation.email.empty],
      ['not-an-address', GERMAN.validation.email.value],
    ] as const) {
      await email.fill(typed)
      await page.locator('main form button').last().click()
      await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeVisible()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAttribute('aria-describedby', /field-email-error/)
      await expect(email).toBeFocused()
      await expect(email).toHaveValue(typed)
    }
    await context.close()
  })

  test(`who changes the address at the checkout finds it again, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-US' })
    const page = await context.newPage()
    const email = someEmail()
    await page.goto(shop(SINGLE))
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    const change = page.getByRole('link', { name: 'Change: Keys go to', exact: true })
    // Without a script nothing tells the page that the payer has answered.
    await expect(async () => {
      if (!javaScriptEnabled) await page.reload()
      await expect(change).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await change.click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await context.close()
  })

  test(`an owner reads no price but their own, ${how}`, async ({ page, browser }) => {
    await openSuiteOwner(page)
    const context = await browser.newContext({
      javaScriptEnabled,
      locale: 'en-US',
      storageState: await page.context().storageState(),
    })
    const own = await context.newPage()
    const answer = await own.goto(shop('/video-music-one?os=win'))
    const html = (await answer?.text()) ?? ''
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(html).toMatch(/\$159\.90/)
    const lifetime = own.locator('label').filter({ hasText: 'Lifetime' }).first()
    await expect(lifetime).toContainText('$159.90')
    await context.close()
  })
}

for (const listed of ['/', '/products'])
  test(`an owner reads on ${listed} what the checkout asks of them, and of nobody else`, async ({ page }) => {
    const prices = async () => {
      await page.goto(shop(`${listed}?os=win`))
      return suitePrices(page)
    }
    const common = await prices()
    await openSuiteOwner(page)
    const own = await prices()
    expect([...own.keys()]).toEqual([...common.keys()])
    const cheaper = [...own].filter(([route, price]) => price !== common.get(route))
    expect(cheaper.map(([route]) => route)).toContain('video_music_one')
    for (const [route, price] of own) {
      await page.goto(shop(`/checkout?route=${route}&plan=LFT&os=win`))
      await expect(page.locator('[data-total]'), route).toHaveText(price)
    }
  })

/** What each suite costs for life, without what is struck through, by its route: in the table of home, in cards elsewhere. */
const suitePrices = async (page: Page): Promise<Map<string, string>> =>
  new URL(page.url()).pathname === '/' ? pricesOfTable(page) : pricesOfCards(page)

async function pricesOfTable(page: Page): Promise<Map<string, string>> {
  const cells = page.locator('#suites [data-plan="LFT"]')
  await expect(cells.first()).toBeVisible()
  const told = await cells.evaluateAll(all =>
    all.map(cell => {
      for (const former of cell.querySelectorAll('s')) former.remove()
      return { route: cell.getAttribute('data-suite') ?? '', price: cell.textContent ?? '' }
    }),
  )
  return new Map(told.map(({ route, price }) => [route, price]))
}

async function pricesOfCards(page: Page): Promise<Map<string, string>> {
  const cards = page.locator('#suites li')
  await expect(cards.first()).toBeVisible()
  const told = await cards.evaluateAll(all =>
    all.map(card => {
      const href = card.querySelector('a')?.getAttribute('href') ?? ''
      for (const former of card.querySelectorAll('s')) former.remove()
      return { href, prices: card.textContent?.match(/\$[\d,]+\.\d\d/g) ?? [] }
    }),
  )
  expect(told.map(({ prices }) => prices.length)).toEqual(told.map(() => 1))
  return new Map(told.map(({ href, prices }) => [routeOf(href), prices[0] ?? '']))
}

/** The route of a product by the address of its page. */
const routeOf = (href: string) => new URL(href, shop('/')).pathname.slice(1).replaceAll('-', '_')

test('the menus of the header close by Escape, and the search takes the keyboard', async ({ page }) => {
  await page.goto(shop('/'))
  const header = page.locator('header')
  await expect(header.locator('details[data-ready]').first()).toBeAttached()
  for (const summary of [header.locator('summary').filter({ hasText: 'English' })]) {
    await summary.click()
    await expect(header.locator('details[open]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(header.locator('details[open]')).toHaveCount(0)
    await expect(summary).toBeFocused()
  }
  const search = header.locator('summary').filter({ hasText: 'Search' })
  await search.click()
  await expect(page.locator('#header-search')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(header.locator('details[open]')).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('a phone’s menu closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shop('/'))
  const menu = page.locator('header details[data-ready]').last()
  await menu.locator('summary').click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('header details[open]')).toHaveCount(0)
  await expect(menu.locator('summary')).toBeFocused()
})

for (const [host, prefix] of [
  ['localhost', ''],
  ['localhost', '/de'],
  ['jp.localhost', ''],
] as const) {
  test(`campaigns and referral fit on the narrowest phone, ${host}${prefix}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 700 },
      locale: prefix === '/de' ? 'de-DE' : 'en-US',
    })
    const page = await context.newPage()
    for (const path of ['/sales-campaign', `${prefix}/get-free-license-referral-program`]) {
      await page.goto(shop(path, host))
      await expect(page.locator('h1')).toBeVisible()
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0)
      await expect(page.getByRole('timer')).toHaveCount(0)
    }
    await context.close()
  })
}

/** The first colour of an edge or an outline that tells one of two things from the other. */
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(found =>
    found.map(each => {
      const { outlineStyle, borderTopWidth, borderTopColor } = getComputedStyle(each)
      return `${outlineStyle} ${borderTopWidth} ${borderTopColor}`
    }),
  )

test('in forced colours the chosen system and the step of the checkout are still told apart', async ({
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: 'active', locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(shop('/netflix-downloader?os=win'))
  const [chosen, other] = await edges(page, 'main nav a[href*="os="]')
  expect(chosen).not.toBe(other)
  await page.goto(shop(SINGLE))
  const [current, next] = await edges(page, 'main nav ol > li > span:first-child')
  expect(current).not.toBe(next)
  await context.close()
})

test('the languages of the account are each called in their own', async ({ page }) => {
  await register(page, someEmail(), 'long4enough@now')
  await page.goto(shop('/my-account/settings'))
  await expect(page.locator('option[lang=ja]')).toHaveText('日本語')
  await expect(page.locator('select option[value=de]')).toHaveAttribute('lang', 'de')
})
