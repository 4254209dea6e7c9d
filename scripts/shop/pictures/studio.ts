import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Look } from '../../../tests/support/looks'
import type { ShopCopy } from '../../../tests/support/shop-copy'
import { ROOT } from '../paths'

export type Studio = { browser: Browser; shop: ShopCopy; looks: readonly Look[] }

type Sitting = {
  look: Look
  height: number
  storageState?: BrowserContextOptions['storageState']
}

const QUALITY = 70

export async function openPageIn({ browser }: Studio, sitting: Sitting): Promise<Page> {
  const { look, height, storageState } = sitting
  const context = await browser.newContext({
    locale: look.locale,
    colorScheme: look.colorScheme,
    viewport: { width: Number(look.width), height },
    reducedMotion: 'reduce',
    storageState,
  })
  return context.newPage()
}

export function folderOf(part: string, { locale, colorScheme, width }: Look): string {
  const folder = path.join(ROOT, 'shots', part, `${locale}-${colorScheme}-${width}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

export async function takePicture(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await seen(page)
  await page.screenshot({ path: `${file}.jpeg`, quality: QUALITY })
}

/** What comes when it is near has begun to come two frames after it is, and is there once nothing is busy. */
async function seen(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy=true]:not([role=status])') &&
      [...document.images].every(({ complete }) => complete),
  )
}

export async function takeWhole(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...window, height })
  await takePicture(page, file)
  await page.setViewportSize(window)
}
