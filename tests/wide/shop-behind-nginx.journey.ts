import md5 from 'md5'
import pg from 'pg'
import { freePort } from '../../scripts/shop/free-port'
import { type Asking, ask, textOf } from '../support/ask'
import { storePurchase } from '../support/guest-purchase'
import { forgetTries, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { type Nginx, startNginx } from '../support/nginx'
import { type ShopProcess, startShop } from '../support/shop-process'
import { signInStaff } from '../support/staff-api'
import { announce, runningBetween, windowsAfter, windowsIn } from '../support/windows'

// The shop behind nginx as deploy/nginx.conf sets it up, with its own cache and thirty seconds for each page. Last of its
// folder: it makes campaigns.

let shop: ShopProcess
let nginx: Nginx
const front = { port: 0 }

test.beforeAll(async () => {
  front.port = await freePort()
  const at = (name: string) => `${name}:${front.port}`
  shop = await startShop({
    DATABASE_URL: process.env.SHOP_DATABASE_URL,
    TRUST_PROXY: '1',
    CDN_SECONDS: '30',
    HOST_COM: at('localhost'),
    HOST_JP: at('jp.localhost'),
    HOST_DISCOVER_COM: at('discover.localhost'),
    HOST_DISCOVER_JP: at('discover-jp.localhost'),
  })
  nginx = await startNginx({ port: front.port, shopPorts: [shop.port] })
  // A process that has just begun keeps nothing until it has heard from the database.
  await expect.poll(async () => (await ask(shop, { path: '/' })).headers.etag).toBeDefined()
})
test.afterAll(async () => {
  await nginx?.end()
  await shop?.stop()
})

const WINDOWS = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' }
const MAC = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }

/** What nginx answered, and whether out of its own cache. */
async function told(asking: Asking) {
  const answer = await ask(front, asking)
  const { 'x-cache': cache, 'cache-control': control, etag } = answer.headers
  return { ...answer, cache, control, etag, html: textOf(answer) }
}

async function signUp(): Promise<{ email: string; token: string }> {
  const email = someEmail()
  await forgetTries('register')
  const { headers } = await ask(front, {
    path: '/order/user.php?a=register',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: md5('long-enough') }),
  })
  const token = /token=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  expect(token).not.toBe('')
  return { email, token }
}

test('a page is kept as the shop packed it, and is not sent again to who has it', async () => {
  const first = await told({ path: '/netflix-downloader', headers: WINDOWS })
  expect(first).toMatchObject({ status: 200, cache: 'MISS', control: 'public, max-age=0, must-revalidate' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  const again = await told({ path: '/netflix-downloader', headers: WINDOWS })
  expect(again).toMatchObject({ cache: 'HIT', html: first.html, etag: first.etag })
  const known = { ...WINDOWS, 'if-none-match': first.etag ?? '' }
  expect(await told({ path: '/netflix-downloader', headers: known })).toMatchObject({
    status: 304,
    cache: 'HIT',
  })
  const gzip = { ...WINDOWS, 'accept-encoding': 'gzip, br;q=0' }
  const zipped = await told({ path: '/netflix-downloader', headers: gzip })
  expect(zipped).toMatchObject({ cache: 'MISS', html: first.html })
  expect(zipped.headers['content-encoding']).toBe('gzip')
})

const VARIANTS: Record<string, string>[] = [
  WINDOWS,
  MAC,
  PHONE,
  { ...WINDOWS, 'sec-ch-ua-platform': '"macOS"', 'sec-ch-ua-mobile': '?0' },
  { ...WINDOWS, cookie: 'os=mac; a_show=1' },
]

test('each system, device and choice gets the page that the shop itself would give', async () => {
  for (const path of ['/hulu-downloader', '/download', '/hulu-downloader?os=mac']) {
    for (const headers of [...VARIANTS, ...VARIANTS]) {
      const html = textOf(await ask(shop, { path, headers }))
      expect((await told({ path, headers })).html, `${path} ${JSON.stringify(headers)}`).toBe(html)
    }
    expect((await told({ path, headers: MAC })).cache).toBe('HIT')
  }
  const undecided = await told({ path: '/download', headers: { ...MAC, cookie: 'os=win; os=mac' } })
  const chosen = { path: '/download', headers: { ...MAC, cookie: 'os=win' } }
  expect(undecided.html).toBe(textOf(await ask(shop, chosen)))
  expect(await told(chosen)).toMatchObject({ cache: 'HIT', html: undecided.html })
  const japanese = { host: 'jp.localhost', path: '/hulu-downloader', headers: WINDOWS }
  expect((await told(japanese)).html).toContain('lang="ja"')
})

test('what decides nothing reaches no page that others are shown', async () => {
  const evil = {
    ...WINDOWS,
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/evil',
    'x-country': 'evil',
    'accept-language': 'fr',
    referer: 'https://evil.example/',
    cookie: 'locale=fr; email=evil',
  }
  const path = '/video-ai'
  const first = await told({ path, headers: evil })
  expect(first.cache).toBe('MISS')
  expect(await told({ path, headers: WINDOWS })).toMatchObject({ cache: 'HIT', html: first.html })
  expect(first.html).not.toContain('evil')
})

const NEVER = [
  '/checkout?route=netflix_downloader&plan=LFT&os=win',
  '/my-account',
  '/sales-campaign',
  '/upgrade-campaign',
  '/subscriber-upgrade',
  '/uninstallation',
  '/thanks-for-installing',
  '/search?q=netflix',
  '/de/login',
  '/register',
  '/forgot-password',
  '/healthz',
]

test('the addresses that are never kept pass by', async () => {
  for (const path of [...NEVER, ...NEVER]) {
    const { cache, control } = await told({ path, headers: WINDOWS })
    expect(cache, path).toBe('BYPASS')
    expect(control ?? '', path).not.toContain('public')
  }
})

test('nothing of a customer who is signed in is kept, and guests get none of it', async () => {
  const { token } = await signUp()
  const headers = { ...WINDOWS, cookie: `token=${token}` }
  const path = '/all-in-one-video-suite'
  for (const _ of [1, 2]) expect((await told({ path, headers })).cache).toBe('BYPASS')
  expect((await told({ path, headers: WINDOWS })).cache).toBe('MISS')
  const own = await told({ path, headers })
  expect(own).toMatchObject({ status: 200, cache: 'BYPASS' })
  expect(own.control).toContain('no-store')
})

test('an owner reads the own price from the first byte, and no guest gets it', async ({ page }) => {
  const { email, token } = await signUp()
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  const { rows: customers } = await database.query<{ id: string }>(
    'select id from customers where email = $1',
    [email],
  )
  await storePurchase(database, { email, customerId: customers[0]?.id })
  await database.end()
  const origin = `http://localhost:${front.port}`
  await page.goto(`${origin}/all-in-one-video-suite?os=win`)
  await expect(page.getByRole('radio', { name: /Lifetime/ }).first()).toBeVisible()
  await expect(page.getByText('$189.90')).toHaveCount(0)
  await page.context().addCookies([{ name: 'token', value: token, url: origin }])
  await page.reload()
  await expect(page.getByText('$189.90').first()).toBeVisible()
})

test('a campaign begins and ends to the second, although nginx keeps pages', async () => {
  const windows = windowsAfter(Date.now() + 30_000, 1)
  await announce(await signInStaff(front), windows)
  const [end = 0] = windows.map(window => window.end)
  // A cache hears of no edit: it must not ask before the shop itself knows.
  await expect.poll(async () => (await ask(shop, { path: '/bench-window-1' })).status).toBe(200)
  const asking = { path: '/netflix-downloader?os=win&page=2', headers: WINDOWS }
  const wrong: string[] = []
  const seen = new Set<string>()
  let ended = 0
  while (ended < end + 2_000) {
    const answer = await told(asking)
    ended = answer.ended
    const [shown = 0] = windowsIn(answer.html)
    seen.add(`${answer.cache} ${shown}`)
    if (!runningBetween(windows, answer.began, ended).includes(shown))
      wrong.push(`${answer.cache} shows ${shown}, ${ended - end} ms from the end`)
  }
  expect(wrong).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(['HIT 0', 'HIT 1']))
})
