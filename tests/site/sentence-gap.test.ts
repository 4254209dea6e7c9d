import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'
import { sentenceGap } from '@/site/sentence-gap'

test('a space parts sentences, but none whose full stop brings its own', () => {
  expect(LOCALES.filter(locale => sentenceGap(locale) === '')).toEqual(['ja', 'zh'])
})
