import { catalogue } from '@seed/rows/catalogue'
import { productCopy } from '@seed/rows/product-copy'
import { expect, test } from 'vitest'
import { PRICING_LOCALES } from '@/pricing/vocabulary'

const adult = new Set(catalogue.filter(({ line }) => line === 'adult').map(({ route }) => route))
const isAdult = ({ route, generic_route }: { route: string; generic_route: string | null }) =>
  adult.has(generic_route ?? route)

const written = productCopy.flatMap(({ route, meta_keywords }) =>
  meta_keywords ? [{ route, meta_keywords }] : [],
)

test('every service that is named has keywords, but for adults', () => {
  const lacking = productCopy.filter(page => page.site_name && !isAdult(page) && !page.meta_keywords)
  expect(lacking.map(({ route }) => route)).toEqual([])
  expect(productCopy.filter(page => isAdult(page) && page.meta_keywords)).toEqual([])
})

test.each(PRICING_LOCALES)('in %s they are three or more, short, and of one page alone', locale => {
  const texts = written.map(({ meta_keywords }) => meta_keywords[locale] ?? '')
  const words = texts.map(text => text.split(', '))
  expect(texts.length).toBeGreaterThan(60)
  expect(new Set(texts).size).toBe(texts.length)
  expect(words.filter(each => each.length < 3 || each.some(word => word.trim() !== word || !word))).toEqual(
    [],
  )
  expect(texts.filter(text => text.length > 200 || /["']|undefined|null/.test(text))).toEqual([])
})
