import { storePurchase } from '@tests/support/guest-purchase'
import { someEmail } from '@tests/support/journey'
import { onDatabase, type ShopCopy, startShopCopy } from '@tests/support/shop-copy'
import { type ShopProcess, startShop } from '@tests/support/shop-process'
import { freePort } from '../../scripts/shop/free-port'
import { expect, type Page, test } from '../support/journey-test'

/** One instance answers the calls, the other has the pages; they have the database in common. */
let host: ShopCopy
let pages: ShopProcess
test.beforeAll(async () => {
  const port = await freePort()
  const settings = { SITE_ORIGINS: `http://localhost:${port}` }
  host = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '', { settings })
  pages = await startShop({
    DATABASE_URL: host.database,
    PORT: String(port),
    ORDER_API_BASE: `${host.origin}/order/`,
    SERVICE_API_BASE: `${host.origin}/service`,
  })
})
test.afterAll(async () => {
  await pages.stop()
  await host.end()
})

/** Every call that a page makes: the paths, by the origin that was asked. */
function listen(page: Page): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  page.on('request', request => {
    const { origin, pathname, searchParams } = new URL(request.url())
    if (!/^\/(?:order|service)\//.test(pathname)) return
    const a = request.method() === 'GET' ? searchParams.get('a') : undefined
    asked.set(origin, [...(asked.get(origin) ?? []), `${request.method()} ${pathname}${a ? ` ${a}` : ''}`])
  })
  return asked
}

test('pages whose calls another instance answers open an account, show it and sign out again', async ({
  page,
}) => {
  const asked = listen(page)
  const email = someEmail()
  await page.goto(`${pages.origin}/register`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  for (const field of await page.locator('input[type=password]').all()) await field.fill('geheim1234')
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${pages.origin}/`)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))

  const { key } = await onDatabase(host.database, async db => {
    await db.query('update customers set confirmed_at = now() where email = $1', [email])
    return storePurchase(db, { email })
  })
  await page.goto(`${pages.origin}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.locator('input[type=password]').fill('geheim1234')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('code')).toHaveText(key)
  expect([...asked]).toEqual([
    [host.origin, ['POST /order/user.php', 'POST /order/user.php', 'POST /order/user.php']],
  ])
})

test('what is wrong is told in the language of the page, and the search proposes names', async ({ page }) => {
  const asked = listen(page)
  await page.goto(`${pages.origin}/de/login`)
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(someEmail())
  await page.locator('input[type=password]').fill('geheim1234')
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText('Die E-Mail-Adresse oder das Passwort stimmt nicht.')).toBeVisible()

  await page.goto(`${pages.origin}/de/search`)
  await page.locator('main input[type=search]').pressSequentially('netf')
  await expect(page.locator('datalist option').first()).toBeAttached()
  expect([...asked.keys()]).toEqual([host.origin])
  expect(asked.get(host.origin)).toContain('GET /service/search/suggest')
})

test('a form without a script goes to the other instance too, and comes back to its page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const asked = listen(page)
  await page.goto(`${pages.origin}/de/forgot-password`)
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(someEmail())
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(`${pages.origin}/de/forgot-password?sent=1`)
  expect([...asked]).toEqual([[host.origin, ['POST /order/user.php']]])
  await context.close()
})

test('only pages of our own may read what is answered', async () => {
  const from = async (origin: string, method: string) => {
    const answer = await fetch(`${host.origin}/order/user.php?a=user_info`, { method, headers: { origin } })
    const { headers } = answer
    return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]
  }
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    expect(await from(pages.origin, method)).toEqual([pages.origin, 'true'])
    for (const origin of ['http://evil.example', 'null', `${pages.origin}.evil.example`])
      expect(await from(origin, method)).toEqual([null, null])
  }
})
