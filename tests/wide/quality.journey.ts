import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { LOOKED } from '../support/looks'
import { expectQuality } from '../support/quality'
import { samplePages } from '../support/sample-pages'

for (const locale of LOOKED.locales) {
  for (const colorScheme of LOOKED.schemes) {
    for (const { host, path } of samplePages(locale)) {
      test(`${host}${path} is accessible and sound, ${locale}, ${colorScheme}`, async ({ browser }) => {
        const context = await browser.newContext({ colorScheme, locale, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const answer = await page.goto(shop(path, host))
        expect(answer?.status()).toBe(path.includes('no-such-page') ? 404 : 200)
        await expectQuality(page, (await answer?.text()) ?? '')
        await context.close()
      })
    }
  }
}
