import path from 'node:path'
import type { Page } from '@playwright/test'
import { CONSENT_COOKIE } from '../../../src/site/consent'
import { ACCOUNT_PAGES, type Viewer } from '../../../tests/support/account-pages'
import { openPage, openVisitors, type Visitors } from '../../../tests/support/account-visitors'
import { LOCALES, type Look } from '../../../tests/support/looks'
import { onDatabase } from '../../../tests/support/shop-copy'
import { folderOf, openPageIn, type Studio, takePicture, takeWhole } from './studio'

const HEIGHT = 900
const VIEWERS: readonly Viewer[] = ['owner', 'newcomer', 'nobody']

export async function takeAccount(studio: Studio): Promise<void> {
  const { browser, shop, looks } = studio
  for (const locale of LOCALES) {
    const own = looks.filter(look => look.locale === locale)
    if (own.length === 0) continue
    const visitors = await onDatabase(shop.database, db => openVisitors(browser, shop, db, locale))
    for (const look of own) await takeOf(studio, look, visitors)
  }
}

/** The question for consent makes a page higher, so it waits for it; who pays is not asked. */
const consentAsked = (page: Page) =>
  page.waitForFunction(
    name =>
      document.cookie.includes(`${name}=`) ||
      document.documentElement.style.cssText.includes('--consent-room') ||
      window.location.pathname.endsWith('/checkout'),
    CONSENT_COOKIE,
  )

async function takeOf(studio: Studio, look: Look, visitors: Visitors): Promise<void> {
  const folder = folderOf('account', look)
  for (const viewer of VIEWERS) {
    const page = await openPageIn(studio, { look, height: HEIGHT, storageState: visitors.states[viewer] })
    for (const each of ACCOUNT_PAGES.filter(other => other.viewer === viewer)) {
      await openPage({ shop: studio.shop, visitors, page, look }, each)
      const isDialog = (await page.locator('dialog[open]').count()) > 0
      if (!isDialog) await consentAsked(page)
      await (isDialog ? takePicture : takeWhole)(page, path.join(folder, each.name))
    }
    await page.context().close()
  }
}
