import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { scriptWeight, wholeWeight } from '../support/page-weight'

const SCRIPT_KB = 150
const WHOLE_KB = 450
const PATHS = ['/', '/netflix-downloader', '/all-in-one-video-suite', '/article/101']

for (const path of PATHS) {
  test(`${path} loads at most ${SCRIPT_KB} KB of compressed JavaScript`, async () => {
    const weight = await scriptWeight(shop(path))
    expect(weight).toBeGreaterThan(1)
    expect(weight).toBeLessThanOrEqual(SCRIPT_KB)
  })

  test(`${path} and all that it loads weigh at most ${WHOLE_KB} KB`, async ({ page }) => {
    const weight = await wholeWeight(page, shop(path))
    expect(weight).toBeGreaterThan(SCRIPT_KB / 2)
    expect(weight).toBeLessThanOrEqual(WHOLE_KB)
  })
}
