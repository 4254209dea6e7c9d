import { expect, test } from 'vitest'
import { percentText, queueOf } from '@/components/pictures/window/queue'
import { LOCALES } from '@/site/locale'

test('three titles are in the queue and one is done, as the alternative text says', () => {
  for (const locale of LOCALES) {
    const levels = queueOf('netflix_downloader', 'video', locale).map(({ level }) => level)
    expect(levels.filter(level => level < 1)).toHaveLength(3)
    expect(levels.filter(level => level === 0)).toHaveLength(1)
    expect(levels.filter(level => level === 1)).toHaveLength(1)
  }
})

test('a queue holds no title twice', () => {
  for (let place = 0; place < 50; place += 1)
    for (const line of ['video', 'music', 'adult'] as const) {
      const titles = queueOf(`service_${place}`, line, 'en').map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
    }
})

test('a service keeps its queue', () => {
  expect(queueOf('hulu_downloader', 'video', 'ja')).toEqual(queueOf('hulu_downloader', 'video', 'ja'))
  expect(queueOf('hulu_downloader', 'video', 'ja')).not.toEqual(queueOf('stan_downloader', 'video', 'ja'))
})

test('figures are written as the language writes them', () => {
  expect(percentText(0.64, 'en')).toBe('64%')
  expect(percentText(0.64, 'de')).toBe('64\u00a0%')
  const [row] = queueOf('netflix_downloader', 'video', 'fr')
  expect(row?.size).toMatch(/\d,\d\sGo$/)
})
