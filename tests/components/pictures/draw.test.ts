import { expect, test } from 'vitest'
import { fixed, tint } from '@/components/pictures/draw'

test('a product’s picture is the same every time, and another product’s is another one', () => {
  expect(tint('netflix_downloader', 0)).toBe(tint('netflix_downloader', 0))
  expect(tint('netflix_downloader', 0)).not.toBe(tint('hulu_downloader', 0))
})

test('the numbers that a picture is drawn from stay below their limit', () => {
  for (let place = 0; place < 200; place += 1) {
    const number = fixed('spotify_converter', place, 7)
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(7)
  }
})
