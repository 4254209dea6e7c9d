import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DiscountCell, PercentCell, PriceCell } from '@/collections/admin/amounts/price-cell'
import { DateCell } from '@/collections/admin/dates/date-cell'
import { ExpiresCell } from '@/collections/admin/licences/expires-cell'
import { CodeCell } from '@/collections/admin/lists/code-cell'
import { AmountCell } from '@/collections/admin/stored/amount-cell'

const asked = vi.hoisted(() => ({ language: 'en' }))
vi.mock('@payloadcms/ui', () => ({
  RenderDefaultCell: () => 'a date',
  useTranslation: () => ({ i18n: asked }),
}))

type Cell = FunctionComponent<never>

function shown(cell: Cell, cellData: unknown, language = 'en') {
  asked.language = language
  const props = { cellData, rowData: {}, field: { name: 'price', admin: {} }, i18n: { language } }
  return renderToStaticMarkup(createElement(cell as FunctionComponent<typeof props>, props)).replace(
    /<[^>]+>/g,
    '',
  )
}

test.each<[string, Cell]>([
  ['price', PriceCell],
  ['percentage', PercentCell],
  ['discount', DiscountCell],
  ['amount', AmountCell],
  ['code', CodeCell],
  ['date', DateCell],
])('a cell of a %s that holds nothing has a dash, as all others have', (_, cell) => {
  expect([undefined, null, ''].map(nothing => shown(cell, nothing))).toEqual(['–', '–', '–'])
})

test('nothing taken for granted: 0 is a price, and a date stays one', () => {
  expect(shown(PriceCell, 0)).toBe('$0.00')
  expect(shown(DateCell, '2026-11-03T09:00:00Z')).toBe('a date')
})

test.each([
  ['en', 'Never'],
  ['de', 'Nie'],
  ['ja', '期限なし'],
])('a licence for a lifetime never expires, in %s', (language, never) => {
  expect(shown(ExpiresCell, null, language)).toBe(never)
  expect(shown(ExpiresCell, '2026-11-03T09:00:00Z', language)).toBe('a date')
})
