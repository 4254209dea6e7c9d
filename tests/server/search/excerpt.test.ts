import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from '@/server/search/excerpt'
import { readQuery } from '@/server/search/question'
import type { Locale } from '@/site/locale'

function excerpt(text: string, typed: string, locale: Locale = 'en'): string {
  const question = readQuery(typed, locale)
  const words = question.kind === 'asked' ? question.words : []
  return excerptOf(text, words)
    .map(piece => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')
}

test.each<[string, string, Locale, string]>([
  ['Save films of Netflix.', 'NETFLIX films', 'en', 'Save [films] of [Netflix].'],
  ['Hörbücher ohne Umweg', 'horbucher', 'de', '[Hörbücher] ohne Umweg'],
  ['Ｎｅｔｆｌｉｘの動画を保存', 'netflix 動画', 'ja', '[Ｎｅｔｆｌｉｘ]の[動画]を保存'],
  ['离线观看视频', '视频', 'zh', '离线观看[视频]'],
  ['A TV in Tvrdošín', 'tv', 'en', 'A [TV] in Tvrdošín'],
  ['Nothing of it', 'netflix', 'en', 'Nothing of it'],
  ['  ', 'netflix', 'en', ''],
])('of «%s» «%s» marks what was typed', (text, typed, locale, shown) => {
  expect(excerpt(text, typed, locale)).toBe(shown)
})

test('a long text begins shortly before the word, between two words', () => {
  const shown = excerpt(`${'one two '.repeat(40)}netflix ${'three four '.repeat(40)}`, 'netflix')
  expect(shown).toMatch(/^…(one|two) .*\[netflix\] three .*(three|four)…$/)
})

test('a long text without spaces is cut where it falls', () => {
  const shown = excerpt(`${'長い文章'.repeat(60)}動画${'続く話'.repeat(60)}`, '動画', 'ja')
  expect(shown).toMatch(/^….*\[動画\].*…$/)
  expect([...shown].length).toBeGreaterThan(140)
})

test('a word at the end of a text without spaces is shown whole', () => {
  expect(excerpt(`${'長い文章'.repeat(60)}動画`, '動画', 'ja')).toMatch(
    /^…(?:長い文章|い文章|文章|章)+\[動画\]$/,
  )
})

test('no text gives more than 160 characters, nor half of one', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.string({ maxLength: 20 }),
      (text, typed) => {
        const question = readQuery(typed, 'en')
        const words = question.kind === 'asked' ? question.words : []
        const whole = excerptOf(text, words)
          .map(piece => piece.text)
          .join('')
        expect([...whole].length).toBeLessThanOrEqual(160)
        expect(whole.isWellFormed()).toBe(true)
      },
    ),
  )
})
