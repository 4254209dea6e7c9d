import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { expectQuality } from '../support/quality'

// Five kinds of pages; `npm run test:wide` looks at every family, `npm run a11y` in every look.
const PAGES = [
  '/',
  '/all-in-one-video-suite',
  '/article/101',
  '/checkout?route=netflix_downloader&plan=LFT&os=win',
  '/login',
]

for (const path of PAGES) {
  test(`${path} is accessible and sound`, async ({ page }) => {
    const answer = await page.goto(shop(path))
    expect(answer?.status()).toBe(200)
    await expectQuality(page, (await answer?.text()) ?? '')
  })
}
