import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { accessibilityProblems, htmlProblems, settled, sidewaysScroll } from '../support/quality'
import { samplePages } from '../support/sample-pages'

// `npm test` looks at every family in one language and light at each width; `npm run a11y` at all of them.
const isWhole = process.env.A11Y === 'all'
const LOCALES = isWhole ? (['en', 'de', 'ja'] as const) : (['en'] as const)
const SCHEMES = isWhole ? (['light', 'dark'] as const) : (['light'] as const)
const WIDTHS = [390, 1440]

for (const locale of LOCALES) {
  for (const colorScheme of SCHEMES) {
    for (const { host, path } of samplePages(locale)) {
      test(`${host}${path} is accessible and sound, ${locale}, ${colorScheme}`, async ({ browser }) => {
        const context = await browser.newContext({ colorScheme, locale, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const answer = await page.goto(shop(path, host))
        expect(answer?.status()).toBe(path.includes('no-such-page') ? 404 : 200)
        expect(await htmlProblems((await answer?.text()) ?? '')).toEqual([])
        await settled(page)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          expect(await accessibilityProblems(page)).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        await context.close()
      })
    }
  }
}
