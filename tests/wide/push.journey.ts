import { vapidPair } from '@/server/runtime/vapid-pair'
import { BROWSER_STORAGE } from '@/site/browser-storage'
import { choose, save, signInToAdmin, someStaff, typeFirst } from '../support/admin'
import { decidedConsent } from '../support/decided-consent'
import { rows, shop } from '../support/journey'
import { type BrowserContext, expect, type Page, test } from '../support/journey-test'
import { press } from '../support/keyboard'
import { clickShown, deliver, givePush, shownBy, watchWorker } from '../support/push-browser'
import { openPushService, type PushService } from '../support/push-service'
import { errorsAt } from '../support/refusals'
import { type ShopCopy, startShopCopy } from '../support/shop-copy'

/** A shop of its own, whose messages go to a push service of this machine. */
let service: PushService
let own: ShopCopy
const { SHOP_URL, SHOP_DATABASE_URL } = process.env

test.beforeAll(async () => {
  service = await openPushService(vapidPair(process.env.VAPID_PRIVATE_KEY ?? '').publicKey)
  own = await startShopCopy(SHOP_DATABASE_URL ?? '', { settings: { PUSH_STAND_IN: service.origin } })
  Object.assign(process.env, { SHOP_URL: own.origin, SHOP_DATABASE_URL: own.database })
})

test.afterAll(async () => {
  Object.assign(process.env, { SHOP_URL, SHOP_DATABASE_URL })
  await own?.end()
  await service?.close()
})

const SECOND = 1_000
const STEP = 50
const card = (page: Page) => page.getByRole('dialog', { name: 'Offers, straight to this browser?' })
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map(key => [key, localStorage.getItem(key)])),
  )
const pushKeys = async (page: Page) => Object.keys(await stored(page)).filter(key => /push|online/.test(key))

const agreeTo = (context: BrowserContext, purposes: ('marketing' | 'statistics')[]) =>
  context.addCookies(decidedConsent(purposes))

/** Opens a page with a clock of the test's; the script of the prompt is there once it has begun to wait. */
async function open(page: Page, path: string, host?: string): Promise<void> {
  await page.clock.install()
  await page.goto(shop(path, host))
  await expect(page.getByRole('button', { name: /Cookie/ }).first()).toBeVisible()
}

/** The same with a clock that stands: what a slow machine takes is no part of the seven seconds. */
async function openStill(page: Page, path: string): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + SECOND)
  await page.goto(shop(path))
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP)
      return pushKeys(page)
    })
    .toContain('push-record')
}

const waitsToAsk = (page: Page) => expect.poll(() => pushKeys(page)).toContain('push-record')

test('who agreed to marketing is asked after seven seconds, and a no is kept', async ({ page, context }) => {
  await agreeTo(context, ['marketing'])
  await givePush(context, {})
  await openStill(page, '/products')
  await page.clock.runFor(7 * SECOND - 2 * STEP)
  await expect(card(page)).toHaveCount(0)
  await page.clock.runFor(2 * STEP)
  await expect(card(page)).toBeVisible()
  await expect(card(page)).toContainText('One message a week at most')
  // Nobody is torn from what they read.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await press(page, card(page).getByRole('button', { name: 'Not now' }))
  await expect(card(page)).toHaveCount(0)
  expect((await stored(page))['push-record']).toMatch(/^1-1-\d+-later$/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
  await page.clock.runFor(60 * SECOND)
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(all => all.length))).toBe(
    0,
  )
  // All that it keeps is in the table that the cookies policy shows.
  for (const name of await pushKeys(page))
    expect(BROWSER_STORAGE.find(row => row.name === name)).toMatchObject({
      kind: 'local',
      needs: 'marketing',
    })
})

test('Escape is a no as well', async ({ page, context }) => {
  await agreeTo(context, ['marketing'])
  await givePush(context, {})
  await open(page, '/products')
  await waitsToAsk(page)
  await page.clock.runFor(7 * SECOND)
  await card(page).getByRole('button', { name: 'Yes, send them' }).focus()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  expect((await stored(page))['push-record']).toMatch(/-later$/)
})

test('who refused or has not decided is asked nothing, and nothing is kept of it', async ({
  page,
  context,
}) => {
  await givePush(context, {})
  for (const purposes of [[], ['statistics' as const]]) {
    await agreeTo(context, purposes)
    await open(page, '/products')
    await page.clock.runFor(60 * SECOND)
    await expect(card(page)).toHaveCount(0)
    expect(await pushKeys(page)).toEqual([])
  }
  await context.clearCookies()
  await open(page, '/products')
  await page.clock.runFor(60 * SECOND)
  await expect(page.getByRole('dialog', { name: 'Your choice about cookies' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(await pushKeys(page)).toEqual([])
})

test('the prompt waits while another thing is asked, and gives way to it', async ({ page, context }) => {
  await agreeTo(context, ['marketing'])
  await givePush(context, {})
  await rows(`update campaigns set nav_type = 'popup' where key = 'normal-autumn-sale'`)
  await expect.poll(async () => (await fetch(shop('/contact'))).text()).toContain('campaign-popup')
  await open(page, '/contact')
  const popup = page.getByRole('dialog', { name: /year-round/i })
  await expect(popup).toBeVisible()
  await waitsToAsk(page)
  await page.clock.runFor(30 * SECOND)
  await expect(card(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(7 * SECOND)
  await expect(card(page)).toBeVisible()
  // The card lies over the page's end.
  await press(page, page.getByRole('button', { name: 'Cookie settings' }))
  await expect(page.getByRole('dialog', { name: 'Your choice about cookies' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await rows(`update campaigns set nav_type = 'bar' where key = 'normal-autumn-sale'`)
})

test('nobody is asked where they pay or sign in', async ({ page, context }) => {
  await agreeTo(context, ['marketing'])
  await givePush(context, {})
  for (const path of ['/checkout?route=netflix_downloader&plan=LFT&os=win', '/login']) {
    await open(page, path)
    await waitsToAsk(page)
    await page.clock.runFor(60 * SECOND)
    await expect(card(page)).toHaveCount(0)
  }
})

test('a browser that cannot, may not or keeps nothing is asked nothing, and its pages work', async ({
  browser,
}) => {
  const scripts = {
    cannot: () => void Reflect.deleteProperty(window, 'PushManager'),
    'may not': () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
    'keeps nothing': () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
    },
  }
  for (const [name, script] of Object.entries(scripts)) {
    const context = await browser.newContext({
      storageState: { cookies: decidedConsent(['marketing']), origins: [] },
    })
    await givePush(context, {})
    await context.addInitScript(script)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await open(page, '/products')
    await page.clock.runFor(60 * SECOND)
    await expect(card(page), name).toHaveCount(0)
    expect(errors, name).toEqual([])
    await context.close()
  }
})

test('who refuses the browser’s own question is never asked again', async ({ page, context }) => {
  await agreeTo(context, ['marketing'])
  await givePush(context, { answer: 'denied' })
  await open(page, '/products')
  await waitsToAsk(page)
  await page.clock.runFor(7 * SECOND)
  await card(page).getByRole('button', { name: 'Yes, send them' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.reload()
  await page.clock.runFor(60 * SECOND)
  await expect(card(page)).toHaveCount(0)
  expect(await pushKeys(page)).toEqual(['push-record'])
})

const registrationOf = (endpoint: string) =>
  rows<{ language: string; session_count: number; popup_count: number; explorer: string; site: string }>(
    `select language, session_count::int, popup_count::int, explorer, site from push_registrations where endpoint = $1`,
    [endpoint],
  )

test('a message of a marketer arrives in the browser that asked for it, is opened by a click, and ends with the consent', async ({
  page,
  context,
  browser,
}) => {
  const reader = service.browser()
  await agreeTo(context, ['marketing'])
  const state = await givePush(context, { browser: reader })
  await open(page, '/de/products')
  await waitsToAsk(page)
  await page.clock.runFor(7 * SECOND)
  const german = page.getByRole('dialog', { name: 'Angebote direkt in diesen Browser?' })
  await german.getByRole('button', { name: 'Ja, gern' }).click()
  await expect(german).toContainText('Sie hören höchstens einmal pro Woche von uns')
  await german.getByRole('button', { name: 'Schließen' }).click()
  expect(await registrationOf(reader.endpoint)).toMatchObject([
    {
      language: 'de',
      session_count: 1,
      popup_count: 1,
      site: 'com',
      explorer: expect.stringMatching(/chrom/i),
    },
  ])
  expect((await stored(page))['online-user']).toBe('1')

  // The same session tells nothing more; one of an hour later does, once.
  const record = async () => (await stored(page))['push-record']
  const before = await record()
  await page.reload()
  // Its script has kept when the page was opened: what it did later would count this session, and be lost with the page.
  await expect.poll(record).not.toBe(before)
  const sessions = async () => (await registrationOf(reader.endpoint))[0]?.session_count
  // What the page before still keeps as it goes may write over it.
  await expect(async () => {
    await page.evaluate(() => localStorage.setItem('push-record', '1-1-0-yes'))
    await page.reload()
    await expect.poll(sessions, { timeout: 10_000 }).toBe(2)
  }).toPass()

  const staff = await browser.newContext()
  const desk = await staff.newPage()
  await signInToAdmin(desk, await someStaff('marketer'))
  await desk.goto(shop('/admin/collections/push-messages/create'))
  await typeFirst(desk, 'name', 'The spring sale')
  await desk.getByRole('button', { name: 'Add Language' }).click()
  await choose(desk, 'words__0__language', 'German')
  await desk.locator('#field-words__0__title').fill('Frühlingsangebote')
  await desk.locator('#field-words__0__text').fill('Bis Sonntag für Filme und Musik.')
  await desk.locator('#field-words__0__href').fill('/adult-downloader')
  const refused = await save(desk)
  expect(refused.status()).toBe(400)
  await expect(errorsAt(desk, 'words__0__href')).toContainText('product for adults')
  await desk.locator('#field-words__0__href').fill('/products#music')
  await choose(desk, 'state', 'Send it')
  expect((await save(desk)).status()).toBeLessThan(300)
  await expect.poll(() => service.arrived.length).toBe(1)
  expect(service.errors).toEqual([])
  const [arrived] = service.arrived
  expect(arrived?.message).toMatchObject({ title: 'Frühlingsangebote', url: shop('/de/products#music') })

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no worker.')
  await watchWorker(worker)
  await deliver(page, arrived?.message ?? {})
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([{ title: 'Frühlingsangebote', body: 'Bis Sonntag für Filme und Musik.' }])
  expect(await clickShown(worker)).toEqual([shop('/de/products#music')])
  expect(await shownBy(worker)).toEqual([])

  const counted = async () => {
    await desk.reload()
    const values = ['recipients', 'delivered', 'gone', 'clicked'].map(name =>
      desk.locator(`#field-${name}`).inputValue(),
    )
    return Promise.all(values)
  }
  await expect.poll(counted).toEqual(['1', '1', '0', '1'])
  await expect(desk.locator('#field-name')).toBeDisabled()
  await expect(desk.locator('#field-delivered')).toBeDisabled()
  await staff.close()

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nur notwendige' }).click()
  await expect.poll(() => registrationOf(reader.endpoint)).toEqual([])
  await expect.poll(() => state.isSubscribed).toBe(false)
  expect(await pushKeys(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(all => all.length)))
    .toBe(0)
})

test('the worker comes with headers that bind it to this shop, and is asked for anew each time', async () => {
  const answer = await fetch(shop('/push-worker.js'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
  expect(answer.headers.get('content-security-policy')).toBe(`default-src 'none'; connect-src 'self'`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toMatch(/max-age=0|no-cache/)
})
