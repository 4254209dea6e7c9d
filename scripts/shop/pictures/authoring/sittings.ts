import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Login, type Role, signInToAdmin, someStaff } from '../../../../tests/support/admin'

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies']

type Given = { admin: Login; consent: Cookies }

const LOOK: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
}

/** A browser for each role, signed in once, and one of somebody who buys. */
export function sittings(browser: Browser, { admin, consent }: Given) {
  const signedIn = new Map<Role, Promise<Page>>()
  const open = async () => {
    const context = await browser.newContext({ ...LOOK, storageState: { cookies: consent, origins: [] } })
    return context.newPage()
  }
  const signIn = async (role: Role) => {
    const page = await open()
    await signInToAdmin(page, await someStaff(role, admin))
    return page
  }
  const pageOf = (role: Role): Promise<Page> => {
    const page = signedIn.get(role) ?? signIn(role)
    signedIn.set(role, page)
    return page
  }
  return { pageOf, customer: open }
}
