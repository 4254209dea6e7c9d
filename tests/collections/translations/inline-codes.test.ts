import { link, paragraph, richText, table, words } from '@tests/support/rich-text'
import { expect, test } from 'vitest'
import { type Code, withCodes, withoutCodes } from '@/collections/translations/inline-codes'
import { passagesOf, withPassages } from '@/collections/translations/passages'

const BREAK = { type: 'linebreak', version: 1 }
const marks = (codes: readonly Code[]) => codes.map(({ id, node }) => [id, node.type])

test('marks of a passage are numbered codes, and come back where they were', () => {
  const nodes = [words('Save '), link('films', '/netflix'), BREAK, words('fast', 1), words('.')]
  const { text, codes } = withCodes(nodes)
  expect(text).toBe('Save <1>films</1><2/><3>fast</3>.')
  expect(marks(codes)).toEqual([
    [1, 'link'],
    [2, 'linebreak'],
    [3, 'text'],
  ])
  expect(withoutCodes(text, codes)).toEqual({ ok: true, nodes })
})

test('a translation may put marks elsewhere and within each other, and drop what is bold', () => {
  const { codes } = withCodes([words('Save '), link('films', '/netflix'), words(' fast', 1)])
  expect(withoutCodes('<2>Schnell <1>Filme</1></2> sichern', codes)).toEqual({
    ok: true,
    nodes: [
      words('Schnell ', 1),
      { ...link('Filme', '/netflix'), children: [words('Filme', 1)] },
      words(' sichern'),
    ],
  })
  expect(withoutCodes('<1>Filme</1> sichern', codes)).toMatchObject({ ok: true })
})

test.each([
  ['<3>x</3> <1>films</1>', 'unknown_code', '<3>'],
  ['<1>films', 'broken_code', '<1>'],
  ['films</1>', 'broken_code', '</1>'],
  ['<1/>films', 'broken_code', '<1/>'],
  ['<1><2>films</1></2>', 'broken_code', '</1>'],
  ['<1>a<1>b</1></1>', 'broken_code', '<1>'],
  ['films', 'missing_code', '<1>'],
])('«%s» is refused: %s', (text, why, code) => {
  const { codes } = withCodes([link('films', '/netflix'), words('fast', 1)])
  expect(withoutCodes(text, codes)).toEqual({ ok: false, why, code })
})

test('words that look like a code stay words', () => {
  const nodes = [words('type <1> or \\<2/> here')]
  const { text, codes } = withCodes(nodes)
  expect(codes).toEqual([])
  expect(withoutCodes(text, codes)).toEqual({ ok: true, nodes })
})

test('a mark that both languages have gets the number of the original and keeps where it leads', () => {
  const original = withCodes([words('bold', 1), link('here', '/a'), link('there', '/b')])
  const own = withCodes([link('dort', '/b'), words('fett', 1), link('hier', '/c')], original.codes)
  expect(own.text).toBe('<3>dort</3><1>fett</1><2>hier</2>')
  expect(withoutCodes(own.text, own.codes)).toEqual({
    ok: true,
    nodes: [link('dort', '/b'), words('fett', 1), link('hier', '/c')],
  })
})

test('a rich text is passages: what has no words is none, and stays', () => {
  const text = richText(
    paragraph(words('One')),
    table(['A', 'B'], ['C', ' ']),
    { type: 'horizontalrule', version: 1 },
    paragraph(words('Two', 1)),
  )
  expect(passagesOf(text).map(({ at, text: said }) => [at, said])).toEqual([
    ['0', 'One'],
    ['1.0.0.0', 'A'],
    ['1.0.1.0', 'B'],
    ['1.1.0.0', 'C'],
    ['3', '<1>Two</1>'],
  ])
  expect(withPassages(text, ({ nodes }) => nodes)).toEqual(text)
})
