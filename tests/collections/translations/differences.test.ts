import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCommon, marked } from '@/collections/translations/differences'

test('changed words are marked, word by word', () => {
  expect(marked(['Save films today.'], ['Save series today, too.'], 'en')).toEqual([
    [
      { kind: 'same', text: 'Save ' },
      { kind: 'removed', text: 'films' },
      { kind: 'added', text: 'series' },
      { kind: 'same', text: ' today' },
      { kind: 'added', text: ', too' },
      { kind: 'same', text: '.' },
    ],
  ])
})

test('a passage that came in between is new whole, and the others are as they were', () => {
  expect(
    marked(['One.', 'Three.'], ['One.', 'Two.', 'Three.'], 'en').map(all => all.map(({ kind }) => kind)),
  ).toEqual([['same'], ['added'], ['added', 'same'].slice(1)])
})

test('words of languages without spaces are told apart', () => {
  const [pieces] = marked(['映画を保存します'], ['動画を保存します'], 'ja')
  expect(pieces?.at(-1)).toEqual({ kind: 'same', text: 'を保存します' })
})

test('what is the same and new is the text of now, what is the same and gone the one before', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 12 })
    .map(letters => letters.join(''))
  fc.assert(
    fc.property(text, text, (before, now) => {
      const [pieces = []] = marked([before], [now], 'en')
      const said = (kind: string) =>
        pieces
          .filter(piece => piece.kind === 'same' || piece.kind === kind)
          .map(piece => piece.text)
          .join('')
      expect(said('added')).toBe(now)
      expect(said('removed')).toBe(before)
    }),
  )
})

test('what two lists have in common is in order in both', () => {
  expect(inCommon(['a', 'b', 'c', 'd'], ['x', 'b', 'd', 'd'])).toEqual([
    [1, 1],
    [3, 3],
  ])
})
