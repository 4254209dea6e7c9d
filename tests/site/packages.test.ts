import { expect, test } from 'vitest'
import { APPLICATIONS as PRICED } from '@/pricing/vocabulary'
import { APPLICATIONS, PACKAGES, packageFor, packageNamed } from '@/site/packages'

test('every application of the catalogue has an installer for Windows', () => {
  expect([...APPLICATIONS].sort()).toEqual([...PRICED].sort())
  for (const application of APPLICATIONS) expect(packageFor(application, 'win')?.os).toBe('win')
})

test('Video AI has none for the Mac', () => {
  expect(packageFor('video_ai', 'mac')).toBeUndefined()
})

test('a package is found by its name, and no name is that of two', () => {
  for (const each of PACKAGES) expect(packageNamed(each.name)).toBe(each)
  expect(packageNamed('video_linux')).toBeUndefined()
  expect(packageNamed(undefined)).toBeUndefined()
})
