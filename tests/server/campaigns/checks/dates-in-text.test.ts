import { expect, test } from 'vitest'
import { datesIn } from '@/server/campaigns/checks/dates-in-text'
import type { Locale } from '@/site/locale'

const on = (month: number, day: number, year?: number) => ({ month, day, ...(year && { year }) })

test.each<[Locale, string, object[]]>([
  ['en', 'Until November 30th, then never again', [on(11, 30)]],
  ['en', 'Ends Nov 30, 2026 at midnight', [on(11, 30, 2026)]],
  ['en', 'From 27 November until the 1st of December', [on(11, 27), on(12, 1)]],
  ['en', 'Black Friday 2025', [{ year: 2025 }]],
  ['en', 'Until 2026-11-30', [on(11, 30, 2026)]],
  ['en', 'You may save 30 % on 12 products, 100 at most, 2000 videos', []],
  ['de', 'Nur bis 30. November', [on(11, 30)]],
  ['de', 'Nur bis 30.11.2026, 1.299 Mal', [on(11, 30, 2026)]],
  ['de', 'Bis zum 1. März – 30 % weniger', [on(3, 1)]],
  ['fr', 'Jusqu’au 1er décembre 2026', [on(12, 1, 2026)]],
  ['es', 'Hasta el 30 de noviembre de 2026', [on(11, 30, 2026)]],
  ['it', 'Fino al 30 novembre', [on(11, 30)]],
  ['ja', '2026年11月30日まで', [on(11, 30, 2026)]],
  ['ja', '１１月３０日まで', [on(11, 30)]],
  ['zh', '截至11月30日', [on(11, 30)]],
  ['zh', '低至7折，11款产品', []],
])('%s: «%s»', (locale, text, dates) => {
  expect(datesIn(text, locale).map(({ text: _, ...date }) => date)).toEqual(dates)
})
