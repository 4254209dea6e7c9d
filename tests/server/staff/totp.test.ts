import { secretBytes } from '@tests/support/authenticator'
import { expect, test } from 'vitest'
import { base32 } from '@/server/staff/second-factor/base32'
import { seal, unseal } from '@/server/staff/second-factor/sealed-secret'
import { codeOf, stepAt, stepOfCode } from '@/server/staff/second-factor/totp'

const secret = Buffer.from('12345678901234567890')

/** RFC 4226, appendix D. */
const COUNTED = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')
test.each(COUNTED.map((code, counter) => ({ code, counter })))('counter $counter gives $code', each => {
  expect(codeOf(secret, each.counter)).toBe(each.code)
})

/** RFC 6238, appendix B: seconds and the last six of its eight digits, with SHA-1. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i it is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code)
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code holds for a step before and a step after, and no longer', () => {
  const at = 1_800_000_000_000
  const code = codeOf(secret, stepAt(at))
  for (const late of [-30_000, 0, 30_000]) expect(stepOfCode(secret, code, at + late)).toBe(stepAt(at))
  for (const late of [-60_000, 60_000]) expect(stepOfCode(secret, code, at + late)).toBeNull()
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('«%s» is no code', code => {
  expect(stepOfCode(secret, code, 59_000)).toBeNull()
})

/** RFC 4648, section 10, without its padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('«%s» is %s in base 32', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded)
  expect(secretBytes(coded).toString()).toBe(text)
})

test('a sealed secret opens for its own login alone, and not when a bit of it was changed', () => {
  const sealed = seal(secret, 'user-1')
  expect(unseal(sealed, 'user-1')).toEqual(secret)
  expect(unseal(sealed, 'user-2')).toBeNull()
  expect(seal(secret, 'user-1')).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(unseal(bytes.toString('base64url'), 'user-1')).toBeNull()
  expect(unseal('', 'user-1')).toBeNull()
})
