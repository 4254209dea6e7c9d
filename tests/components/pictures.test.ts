import { expect, test } from 'vitest'
import { fixed, initials, tint } from '@/components/pictures/draw'

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

test('a tile shows the first letters of the service, not of the kind of product', () => {
  expect(initials('netflix_downloader')).toBe('N')
  expect(initials('apple_music_converter')).toBe('AM')
  expect(initials('all_in_one_video_suite')).toBe('V')
  expect(initials('video_music_one')).toBe('VM')
  expect(initials('video_ai')).toBe('VA')
})
