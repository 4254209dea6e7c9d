import { expect, test } from 'vitest'
import { labPath, readAddress } from '@/collections/admin/price-lab/path'
import { USUAL } from '@/server/price-lab/situation'

const read = (path: string) => readAddress(Object.fromEntries(new URL(path, 'http://shop').searchParams))

test('what is not said of the second situation is as in the first, and both come back from the address', () => {
  const one = { ...USUAL, locale: 'ja', coupon: 'SPRING' }
  expect(read('/admin/price-lab?beside=yes&locale=ja&coupon=SPRING')).toMatchObject({ one, other: one })
  for (const other of [one, USUAL, { ...one, coupon: '' }])
    expect(read(labPath('/admin', { one, other }))).toMatchObject({ one, other })
  expect(read(labPath('/admin', { one })).other).toBeUndefined()
})
