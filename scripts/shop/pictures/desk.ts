import path from 'node:path'
import { openVisitors } from '../../../tests/support/account-visitors'
import { signInToAdmin } from '../../../tests/support/admin'
import { onDatabase } from '../../../tests/support/shop-copy'
import { TEST_STAFF } from '../../../tests/support/template'
import { folderOf, openPageIn, type Studio, takeWhole } from './studio'

const HEIGHT = 900

/** What staff see of the shop's customers, and of its look. */
export async function takeDesk(studio: Studio): Promise<void> {
  const { browser, shop } = studio
  const looks = studio.looks.filter(({ locale }) => locale === 'en')
  if (looks.length === 0) return
  const { owner } = await onDatabase(shop.database, db => openVisitors(browser, shop, db, 'en'))
  for (const look of looks) {
    const folder = folderOf('desk', look)
    const page = await openPageIn(studio, { look, height: HEIGHT })
    await signInToAdmin(page, TEST_STAFF)
    for (const [name, screen] of Object.entries({
      desk: 'support',
      found: 'support?q=example.com',
      nobody: 'support?q=nobody-at-all',
      customer: `support?customer=${owner.id}`,
      style: 'style',
    })) {
      await page.goto(`${shop.origin}/admin/${screen}`)
      await page.locator('.desk, iframe').first().waitFor()
      await takeWhole(page, path.join(folder, name))
    }
    await page.context().close()
  }
}
