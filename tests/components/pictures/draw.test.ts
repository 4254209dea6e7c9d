import { expect, test } from 'vitest'
import { fixed } from '@/components/pictures/draw'

test('a product’s picture is the same every time, and another product’s is another one', () => {
  expect(fixed('netflix_downloader', 0, 360)).toBe(fixed('netflix_downloader', 0, 360))
  expect(fixed('netflix_downloader', 0, 360)).not.toBe(fixed('hulu_downloader', 0, 360))
})

test('the numbers that a picture is drawn from stay below their limit', () => {
  for (let place = 0; place < 200; place += 1) {
    const number = fixed('spotify_converter', place, 7)
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(7)
  }
})
