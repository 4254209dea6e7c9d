import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf, pack, packedAs } from '@/server/page-cache/encoding'

const page = (length: number) => Buffer.from('<p>Fünf Äpfel</p>'.repeat(length))

test.each([1, 100, 10_000])(
  'a kept page of %i lines takes the memory that is counted for it',
  async lines => {
    for (const [body, type] of [
      [page(lines), 'text/html; charset=utf-8'],
      [page(lines).subarray(3), 'image/png'],
    ] as const) {
      const packed = await pack(body, type)
      const taken = Object.values(packed).map(bytes => bytes.buffer.byteLength)
      expect(taken.reduce((sum, each) => sum + each, 0)).toBe(bytesOf(packed))
    }
  },
)

test('a text is kept packed, and is the same for who takes none', async () => {
  const packed = await pack(page(100), 'text/html')
  expect(Object.keys(packed)).toEqual(['br', 'gzip'])
  expect(packedAs(packed, 'identity')).toEqual(page(100))
  expect(gunzipSync(packedAs(packed, 'gzip'))).toEqual(page(100))
})
