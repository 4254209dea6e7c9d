import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { expectSound } from '../support/quality'

// One page of each template; `npm run test:wide` looks at every family, `npm run a11y` in every look.
const PAGES = [
  '/',
  '/netflix-downloader',
  '/all-in-one-video-suite',
  '/products',
  '/download',
  '/article/101',
  '/black-friday-sales-2022',
  '/checkout?route=netflix_downloader&plan=LFT&os=win',
  '/login',
]

for (const path of PAGES) {
  test(`${path} is accessible and sound`, async ({ page }) => {
    const answer = await page.goto(shop(path))
    expect(answer?.status()).toBe(200)
    await expectSound(page, (await answer?.text()) ?? '')
  })
}
