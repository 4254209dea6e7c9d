import { expect, type Page } from '@playwright/test'
import { shop } from './journey'

/** Opens a page of the shop: its policy lets only its own scripts run, and it does nothing that this forbids. */
export async function expectPolicy(page: Page, path: string, forbidden: readonly string[]): Promise<void> {
  const answer = await page.goto(shop(path))
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
  expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toMatch(/unsafe-(inline|eval)/)
  await page.waitForLoadState('networkidle')
  expect(forbidden, path).toEqual([])
}
