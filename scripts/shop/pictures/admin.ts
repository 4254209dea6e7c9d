import path from 'node:path'
import type { Page } from '@playwright/test'
import { openVisitors } from '../../../tests/support/account-visitors'
import { signInToAdmin } from '../../../tests/support/admin'
import { placesOf, screensAt } from '../../../tests/support/admin-screens'
import type { Look } from '../../../tests/support/looks'
import { onDatabase } from '../../../tests/support/shop-copy'
import { TEST_STAFF } from '../../../tests/support/template'
import { folderOf, openPageIn, type Studio, takeWhole } from './studio'

const HEIGHT = 900
/** What the admin speaks. */
const SPOKEN: readonly Look['locale'][] = ['en', 'de', 'ja']

/** Every screen, list and form of the admin, as whoever may do everything sees it, in a shop that has customers. */
export async function takeAdmin(studio: Studio): Promise<void> {
  const { browser, shop } = studio
  const looks = studio.looks.filter(({ locale }) => SPOKEN.includes(locale))
  if (looks.length === 0) return
  await onDatabase(shop.database, db => openVisitors(browser, shop, db, 'en'))
  for (const look of looks) {
    const page = await openPageIn(studio, { look, height: HEIGHT })
    await signInToAdmin(page, TEST_STAFF)
    await takeAll(page, shop.origin, folderOf('admin', look))
    await page.context().close()
  }
}

async function takeAll(page: Page, origin: string, folder: string): Promise<void> {
  for (const place of await placesOf(page, origin))
    for (const [kind, address] of Object.entries(await screensAt(page, origin, place))) {
      await page.goto(`${origin}${address}`)
      await page.waitForLoadState('networkidle')
      await takeWhole(page, path.join(folder, `${path.basename(place)}-${kind}`))
    }
}
