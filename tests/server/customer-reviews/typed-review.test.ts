import { expect, test } from 'vitest'
import { readReview, type TypedReview } from '@/server/customer-reviews/typed-review'

const typed = (change: Partial<TypedReview> = {}): TypedReview => ({
  ...{ stars: '4', title: 'Good', text: 'It works on every train that I take.', language: 'en', name: 'Ada' },
  ...change,
})

test('what was typed is kept without tags, on one line where there is one', () => {
  expect(
    readReview(
      typed({
        title: ' A  <b>title</b>\n',
        text: 'It works &amp; works.\r\n\r\n<i>Every day.</i>',
        name: '',
      }),
    ),
  ).toEqual({ stars: 4, title: 'A title', text: 'It works & works.\n\nEvery day.', locale: 'en', name: '' })
})

test.each<[Partial<TypedReview>, object]>([
  [{ stars: '' }, { stars: 'empty' }],
  [{ stars: '0' }, { stars: 'empty' }],
  [{ stars: '6' }, { stars: 'empty' }],
  [{ stars: '4.5' }, { stars: 'empty' }],
  [{ title: 'a'.repeat(81) }, { title: 'long' }],
  [{ text: '' }, { text: 'empty' }],
  [{ text: '<p></p>' }, { text: 'empty' }],
  [{ text: 'a'.repeat(19) }, { text: 'value' }],
  [{ text: 'a'.repeat(2_001) }, { text: 'long' }],
  [{ language: 'pt' }, { language: 'empty' }],
  [{ name: 'a'.repeat(41) }, { name: 'long' }],
  [{ name: 'ada@example.com' }, { name: 'value' }],
  [{ name: 'See www.example.com' }, { name: 'value' }],
  [
    { stars: '', text: '', language: '' },
    { stars: 'empty', text: 'empty', language: 'empty' },
  ],
])('%j is told by field', (change, problems) => {
  expect(readReview(typed(change))).toEqual({ problems })
})

test.each<[Partial<TypedReview>]>([
  [{ title: '', name: '' }],
  [{ text: 'a'.repeat(20) }],
  [{ text: 'a'.repeat(2_000), title: 'a'.repeat(80), name: 'a'.repeat(40) }],
])('%# is within the limits', change => {
  expect(readReview(typed(change))).not.toHaveProperty('problems')
})
