import { expect, test } from 'vitest'
import { beginning } from '@/server/content/beginning'

const SENTENCE = 'This sentence has exactly fifty characters in all. '

test('a short text stays whole', () => {
  expect(beginning(SENTENCE, 'en')).toBe(SENTENCE.trim())
})

test('of a long text as many whole sentences stay as fit', () => {
  expect(beginning(SENTENCE.repeat(9), 'en')).toBe(SENTENCE.repeat(3).trim())
  expect(beginning('これは一つの文です。'.repeat(40), 'ja')).toBe('これは一つの文です。'.repeat(8))
})

test('a sentence that is too long ends after a whole word, without a comma before the dots', () => {
  const shown = beginning(`${'word, '.repeat(60)}end.`, 'en')
  expect(shown.length).toBeLessThanOrEqual(160)
  expect(shown).toMatch(/^(word, )+word…$/)
})
