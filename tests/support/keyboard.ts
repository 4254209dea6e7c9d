import { expect, type Locator, type Page } from './journey-test'

const MAX_STOPS = 60

/** Walks by Tab until the target has the focus, which can then be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) {
      expect(await target.evaluate(element => element.matches(':focus-visible'))).toBe(true)
      return
    }
  }
  throw new Error(`${target} is not reached within ${MAX_STOPS} stops.`)
}

/** The same, and Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
