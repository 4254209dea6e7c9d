import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { scriptWeight } from '../support/page-weight'

const LIMIT_KB = 150

for (const path of ['/', '/netflix-downloader', '/all-in-one-video-suite', '/article/101']) {
  test(`${path} loads at most ${LIMIT_KB} KB of compressed JavaScript`, async () => {
    const weight = await scriptWeight(shop(path))
    expect(weight).toBeGreaterThan(1)
    expect(weight).toBeLessThanOrEqual(LIMIT_KB)
  })
}
