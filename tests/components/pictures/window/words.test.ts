import { expect, test } from 'vitest'
import { WINDOW_WORDS } from '@/components/pictures/window/words/of-locales'
import { LOCALES } from '@/site/locale'

const titlesOf = (locale: (typeof LOCALES)[number]) => [
  ...WINDOW_WORDS[locale].titles,
  ...WINDOW_WORDS[locale].songs.map(([title]) => title),
]

test('each language has titles of its own, as many as the others', () => {
  const all = LOCALES.flatMap(titlesOf)
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(LOCALES.map(locale => titlesOf(locale).length)).size).toBe(1)
})

test('Japanese and Chinese windows speak Japanese and Chinese', () => {
  for (const title of titlesOf('ja')) expect(title).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
  for (const title of titlesOf('zh')) expect(title).toMatch(/^[\u4e00-\u9fff]+$/)
})

test('quotation marks and apostrophes are typographic', () => {
  for (const locale of LOCALES) {
    const { alt, ...words } = WINDOW_WORDS[locale]
    const told = [
      alt.video('A', 'B'),
      alt.music('A', 'B'),
      alt.ai('A', 'B'),
      words.hidden(1),
      words.episode(1),
    ]
    expect(
      `${JSON.stringify(Object.values(words).flatMap(each => (typeof each === 'object' ? Object.values(each) : each)))}${told}`,
    ).not.toMatch(/[\w]'[\w]/)
  }
})
