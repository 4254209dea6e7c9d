import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type AccountPage, pathIn, type Viewer } from './account-pages'
import type { TestDatabase } from './database'
import { hostOf, type Look, type LookedLocale } from './looks'
import { type Owner, openAccount, openOwner, PASSWORD } from './owner'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Shop = { origin: string }

/** An owner and a newcomer of one language, and what a browser keeps in which each is signed in. */
export type Visitors = { owner: Owner; states: Record<Viewer, State> }

const addressOf = ({ origin }: Shop, locale: LookedLocale, path: string): string => {
  const url = new URL(pathIn(locale, path), origin)
  url.hostname = hostOf(locale)
  return url.href
}

/** Makes the accounts of a language, signs them in, and lets the owner buy one thing for real. */
export async function openVisitors(
  browser: Browser,
  shop: Shop,
  db: Pick<TestDatabase, 'query'>,
  locale: LookedLocale,
): Promise<Visitors> {
  const owner = await openOwner(shop, db, locale)
  const newcomer = await openAccount(shop, db, locale, 'newcomer')
  const page = await signedIn(browser, shop, locale, owner.email)
  const order = await buy(page, path => addressOf(shop, locale, path))
  const other = await signedIn(browser, shop, locale, newcomer.email)
  const states = {
    owner: await kept(page),
    newcomer: await kept(other),
    nobody: { cookies: [], origins: [] },
  }
  return { owner: { ...owner, order }, states }
}

async function kept(page: Page): Promise<State> {
  const state = await page.context().storageState()
  await page.context().close()
  return state
}

async function signedIn(browser: Browser, shop: Shop, locale: LookedLocale, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage()
  await page.goto(addressOf(shop, locale, '/login'))
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/my-account/)
  return page
}

/** Buys a music product for life by the checkout's own forms; its order. */
async function buy(page: Page, at: (path: string) => string): Promise<string> {
  await page.goto(at('/checkout?route=spotify_converter&plan=LFT&os=win'))
  await page.locator('form[action$="/checkout/place"] button').click()
  await page.locator('button[value=pay]').click()
  await page.locator('[data-key]').waitFor()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

type Opening = { shop: Shop; visitors: Visitors; page: Page; look: Pick<Look, 'locale'> }

/** Opens a page of the account, and its dialog where it is about one; what the server answered. */
export async function openPage(
  { shop, visitors, page, look }: Opening,
  { path, press }: AccountPage,
): Promise<{ status: number; html: string }> {
  const answer = await page.goto(addressOf(shop, look.locale, path(visitors.owner)))
  if (press) {
    await page.locator('dialog[data-ready]').first().waitFor({ state: 'attached' })
    await page.locator(press).first().click()
  }
  return { status: answer?.status() ?? 0, html: (await answer?.text()) ?? '' }
}
