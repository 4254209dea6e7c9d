import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { samplePages } from '../tests/support/sample-pages'
import { startShopCopy } from '../tests/support/shop-copy'
import { findBrowser } from './shop/browser'
import { openEnvironment } from './shop/environment'
import { exitWith } from './shop/exit-with'
import { ROOT } from './shop/paths'

// `npm run shots`: a picture of every family of pages in en, de and ja, light and dark, at 390 and 1440 pixels, in shots/.

const FOLDER = path.join(ROOT, 'shots')
const LOCALES = ['en', 'de', 'ja'] as const
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [390, 1440]
const HEIGHT = 2_400

type Look = { locale: (typeof LOCALES)[number]; colorScheme: (typeof SCHEMES)[number]; width: number }
const LOOKS: Look[] = LOCALES.flatMap(locale =>
  SCHEMES.flatMap(colorScheme => WIDTHS.map(width => ({ locale, colorScheme, width }))),
)

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  rmSync(FOLDER, { recursive: true, force: true })
  for (const look of LOOKS) await take(browser, shop.port, look)
  await browser.close()
  await shop.end()
  await postgres.stop()
}

/** All families as one kind of visitor sees them. */
async function take(browser: Browser, port: number, { locale, colorScheme, width }: Look): Promise<void> {
  const folder = path.join(FOLDER, `${locale}-${colorScheme}-${width}`)
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const { host, path: address } of samplePages(locale)) {
    await page.goto(`http://${host}:${port}${address}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: path.join(folder, `${nameOf(host, address)}.jpeg`), quality: 70 })
  }
  await context.close()
}

const nameOf = (host: string, address: string) =>
  `${host}${address}`.replace(/[^a-z0-9]+/g, '_').replace(/_$/, '')

exitWith(main().then(() => 0))
