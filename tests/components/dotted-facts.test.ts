import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DottedFacts } from '@/components/ui/dotted-facts'

const wordsOf = (facts: Parameters<typeof DottedFacts>[0]['facts']) =>
  renderToStaticMarkup(createElement(DottedFacts, { facts })).replace(/<[^>]+>/g, '')

test('a dot stands between two facts, none before the first, and none for what there is not', () => {
  expect(wordsOf(['1 month', false, 'Windows', undefined, 'Bought today'])).toBe(
    '1 month · Windows · Bought today',
  )
  expect(wordsOf(['Windows'])).toBe('Windows')
})
