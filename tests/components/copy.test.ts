import { expect, test } from 'vitest'
import { copyOf } from '@/components/product/copy'
import { LOCALES } from '@/site/locale'

test('a product that nobody has written about still has a whole page in every language', () => {
  for (const locale of LOCALES) {
    const copy = copyOf(undefined, 'Example', locale)
    expect(copy.headline).toBe('Example')
    expect(copy.promise).toContain('Example')
    expect(copy.steps).toHaveLength(3)
    expect(copy.features.length).toBeGreaterThanOrEqual(4)
    expect(copy.questions.length).toBeGreaterThanOrEqual(3)
  }
})

test('what editors wrote stands, and only what they left empty is filled', () => {
  const steps = [{ title: 'One', text: 'First' }]
  const written = { headline: 'Written', promise: '', steps, features: [], questions: [], lang: {} }
  const copy = copyOf(
    {
      ...written,
      metaTitle: undefined,
      metaDescription: undefined,
      metaKeywords: undefined,
      music: [],
      specs: [],
    },
    'Example',
    'en',
  )
  expect(copy.headline).toBe('Written')
  expect(copy.steps).toEqual(steps)
  expect(copy.promise).toContain('Example')
  expect(copy.features.length).toBeGreaterThanOrEqual(4)
})
