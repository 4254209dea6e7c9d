import { expect, test } from 'vitest'
import { rangeAsked } from '@/server/releases/range'

const WHOLE = { size: 1000, tag: '"a"' }

test.each<[range: string, want: ReturnType<typeof rangeAsked>]>([
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=999-', { from: 999, to: 999 }],
  ['bytes=990-5000', { from: 990, to: 999 }],
  ['bytes=-100', { from: 900, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('%s of a thousand bytes', (range, want) => {
  expect(rangeAsked(new Headers({ range }), WHOLE)).toEqual(want)
})

test('a part of a file that has changed since is not given: the whole is', () => {
  expect(rangeAsked(new Headers({ range: 'bytes=10-', 'if-range': '"a"' }), WHOLE)).toEqual({
    from: 10,
    to: 999,
  })
  expect(rangeAsked(new Headers({ range: 'bytes=10-', 'if-range': '"b"' }), WHOLE)).toBeUndefined()
  expect(rangeAsked(new Headers(), WHOLE)).toBeUndefined()
})
