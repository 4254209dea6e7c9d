import { expect, test } from 'vitest'
import { APPLICATIONS as PRICED } from '@/pricing/vocabulary'
import { APPLICATIONS, ASKED_NAMES, PACKAGES, packageFor, packageNamed } from '@/site/packages'

test('every application of the catalogue has a package for each system', () => {
  expect([...APPLICATIONS].sort()).toEqual([...PRICED].sort())
  for (const application of APPLICATIONS)
    for (const os of ['win', 'mac'] as const)
      expect(packageFor(application, os)).toMatchObject({ application, os })
})

test('a package is found by its name, and no name is that of two', () => {
  for (const each of PACKAGES) expect(packageNamed(each.name)).toBe(each)
  expect(new Set(ASKED_NAMES).size).toBe(ASKED_NAMES.length)
  expect(packageNamed('video_linux')).toBeUndefined()
  expect(packageNamed(undefined)).toBeUndefined()
})

test.each([
  ['win', 'video_win'],
  ['mac', 'video_mac'],
  ['soundmate_win', 'music_win'],
  ['soundmate_mac', 'music_mac'],
])('%s is another name of %s', (alias, name) => {
  expect(packageNamed(alias)?.name).toBe(name)
})
