import { chromium } from '@playwright/test'
import { LOCALES, type Look, SCHEMES, WIDTHS } from '../tests/support/looks'
import { startShopCopy } from '../tests/support/shop-copy'
import { findBrowser } from './shop/browser'
import { openEnvironment } from './shop/environment'
import { exitWith } from './shop/exit-with'
import { takeAccount } from './shop/pictures/account'
import { takeAdmin } from './shop/pictures/admin'
import { takeDesk } from './shop/pictures/desk'
import { takeFamilies } from './shop/pictures/families'
import { takePurchase } from './shop/pictures/purchase'

// `npm run shots`: pictures of all pages in en, de, ja, zh and es, light and dark, at 390 and 1440 pixels, in shots/.
// `npm run shots -- account de 390` takes only those: any of families, purchase, account, desk, admin, and of the looks.

const PARTS = {
  families: takeFamilies,
  purchase: takePurchase,
  account: takeAccount,
  desk: takeDesk,
  admin: takeAdmin,
}

function asked<T extends string>(all: readonly T[]): readonly T[] {
  const named = all.filter(each => process.argv.slice(2).includes(each))
  return named.length > 0 ? named : all
}

const looks: Look[] = asked(LOCALES).flatMap(locale =>
  asked(SCHEMES).flatMap(colorScheme => asked(WIDTHS).map(width => ({ locale, colorScheme, width }))),
)

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  process.env.SHOP_URL = shop.origin
  for (const [name, take] of Object.entries(PARTS))
    if (asked(Object.keys(PARTS)).includes(name)) await take({ browser, shop, looks })
  await browser.close()
  await shop.end()
  await postgres.stop()
}

exitWith(main().then(() => 0))
