import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { closedUp } from '@/collections/admin/lists/closed-up'
import { LABELS } from '@/collections/admin/words/labels'
import { ADMIN_LANGUAGES, told } from '@/collections/admin/words/language'
import { bracketed } from '@/collections/admin/words/written/bracketed'
import { discount, money } from '@/collections/fields/money'

test.each([
  ['検索：スタッフ, 注文番号 または 理由', '検索：スタッフ、注文番号または理由'],
  ['検索：名前 または 番号', '検索：名前または番号'],
  ['検索：タイトル', '検索：タイトル'],
])('what a list is searched by, %s, is closed up', (payloads, text) => {
  expect(closedUp(payloads)).toBe(text)
})

test('brackets are those of the language', () => {
  expect(ADMIN_LANGUAGES.map(language => bracketed(language, 'TIDE20', '20%'))).toEqual([
    'TIDE20 (20%)',
    'TIDE20 (20%)',
    'TIDE20（20%）',
  ])
})

const labelsOf = (fields: readonly Field[]) =>
  fields.flatMap(field => ('label' in field && typeof field.label === 'string' ? [field.label] : []))

test('an amount is called by what it is and by its currency, in every language', () => {
  const price = labelsOf(money('price', { label: 'Selling price' }).fields)
  expect(price).toEqual([
    'Selling price (USD)',
    'Selling price (EUR)',
    'Selling price (JPY)',
    'Selling price (CNY)',
  ])
  expect(price.map(label => told(LABELS, 'ja', label))).toEqual([
    '販売価格（USD）',
    '販売価格（EUR）',
    '販売価格（JPY）',
    '販売価格（CNY）',
  ])
  const others = [
    ...labelsOf(money('origin_price', { label: 'List price' }).fields),
    ...labelsOf(money('price', { label: 'Price of the lifetime plan', short: 'Price' }).fields),
    ...labelsOf(discount().fields),
  ]
  expect(others.filter(label => !told(LABELS, 'de', label) || !told(LABELS, 'ja', label))).toEqual([])
  expect(told(LABELS, 'de', 'Price (EUR)')).toBe('Preis (EUR)')
})
