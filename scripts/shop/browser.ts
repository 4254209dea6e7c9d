import { existsSync } from 'node:fs'
import { installDebian, onPath } from './debian'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * CHROMIUM_PATH, one on the PATH, Playwright's own, or, as root on Debian, Debian's, which is installed. Throws a
 * sentence that says what is missing.
 */
export async function findBrowser(): Promise<string> {
  const found =
    (await anyBrowser()) ?? (installDebian('chromium', 'fonts-noto-cjk') ? await anyBrowser() : undefined)
  if (found) return found
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk; else: npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}

const WINDOWLESS = 'chromium-headless-shell'

/**
 * For what is never looked at: Chromium without the part that draws windows, which walks the journeys with a third
 * less work. As root on Debian it is installed; where there is none, any browser does.
 */
export async function findWindowless(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findBrowser()
  const found =
    onPath(WINDOWLESS) ?? (installDebian(WINDOWLESS, 'fonts-noto-cjk') ? onPath(WINDOWLESS) : undefined)
  return found ?? findBrowser()
}

async function anyBrowser(): Promise<string | undefined> {
  const set = process.env.CHROMIUM_PATH
  if (set && existsSync(set)) return set
  const installed = NAMES.map(onPath).find(Boolean)
  if (installed) return installed
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
