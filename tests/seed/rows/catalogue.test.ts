import { WrongSeed } from '@seed/problem'
import { catalogue, parseCatalogue } from '@seed/rows/catalogue'
import { genericRoutes } from '@seed/rows/generic-routes'
import { expect, test } from 'vitest'

const HEADER = 'pid,route,name,short,os,prod_type,line,tier,family,status,url,region,public_time,sort_order'

test('the catalogue holds each pid once', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(182)
  expect(new Set(catalogue.map(({ pid }) => pid)).size).toBe(catalogue.length)
})

test('every generic route shows a product that is sold under its own address', () => {
  expect(genericRoutes.length).toBeGreaterThanOrEqual(11)
  for (const { generic_route } of genericRoutes) {
    expect(catalogue.some(({ route, url }) => route === generic_route && url !== '')).toBe(true)
  }
})

test('a wrong catalogue says which product, which column and why, for every mistake at once', () => {
  const text = `${HEADER}
10331,video_downloader,Video Downloader,VD,windows,single,video,generic,,1,/video-downloader,global,2019-03-05,160
10332,video_downloader,Video Downloader,VD,mac,single,video,Z,,3,/video-downloader,global,2019-03-05,160
10332,video_downloader,Video Downloader,VD,mac,single,video`
  expect(() => parseCatalogue('seed/catalogue.csv', text)).toThrow(WrongSeed)
  expect(() => parseCatalogue('seed/catalogue.csv', text)).toThrow(
    [
      'seed/catalogue.csv, row on line 4, tier: is missing.',
      'seed/catalogue.csv, row 10331, os: Invalid option: expected one of "win"|"mac".',
      'seed/catalogue.csv, row 10332, tier: has no prices in seed/rows/tiers.ts.',
      'seed/catalogue.csv, row 10332, status: must be 1 (active) or 2 (withdrawn).',
    ].join('\n'),
  )
})
