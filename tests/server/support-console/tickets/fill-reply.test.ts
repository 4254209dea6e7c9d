import { expect, test } from 'vitest'
import { fillReply, placeholdersIn } from '@/server/support-console/tickets/fill-reply'

const filling = (change: Record<string, string | null> = {}) => ({
  name: null,
  order: 'TM-1',
  product: null,
  ticket: 'T-1',
  ...change,
})

test.each([
  ['de', 'Guten Tag {name}, zu {order}:', 'Erika', 'Guten Tag Erika, zu TM-1:'],
  ['de', 'Guten Tag {name}, zu {order}:', null, 'Guten Tag, zu TM-1:'],
  ['en', 'Thank you, {name}.', null, 'Thank you.'],
  ['ja', '{name}様', null, 'お客様'],
  ['ja', '{name}様', '山田', '山田様'],
  ['zh', '尊敬的{name}：', null, '尊敬的客户：'],
  ['en', '{product} and {other}', null, '{product} and {other}'],
] as const)('in %s «%s» for %s is «%s»', (locale, text, name, filled) => {
  expect(fillReply(text, filling({ name }), locale)).toBe(filled)
})

test('placeholders are found by their names', () => {
  expect(placeholdersIn('{name} {x_y} { no } {}')).toEqual(['name', 'x_y'])
})
