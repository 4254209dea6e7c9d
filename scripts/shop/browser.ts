import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './say'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const onPath = (name: string): string | undefined => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * A Chromium for the browser journeys: CHROMIUM_PATH, one on the PATH, Playwright's own; where we are root on Debian,
 * Debian's is installed. Throws a sentence that says what is missing.
 */
export async function findBrowser(): Promise<string> {
  const found = (await anyBrowser()) ?? (installDebianChromium() ? await anyBrowser() : undefined)
  if (found) return found
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk; else: npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}

async function anyBrowser(): Promise<string | undefined> {
  const set = process.env.CHROMIUM_PATH
  if (set && existsSync(set)) return set
  const installed = NAMES.map(onPath).find(Boolean)
  if (installed) return installed
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function installDebianChromium(): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  say('Installing Chromium and fonts (apt-get) …')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
  )
}
