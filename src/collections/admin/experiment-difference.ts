import type { Difference } from '@/server/experiments/interval'
import { type AdminLanguage, HABITS } from './words/language'
import { type Sentence, say } from './words/say'

/** What a test of plans says: which group buys more, how sure that is, and what follows. */
export function differenceText({ points, from, until }: Difference, language: AdminLanguage): string {
  const part = (value: number) => partOf100(value, language)
  const most = say(language, points < 0 ? FEWER : MORE, { points: part(Math.abs(points)) })
  const range = say(language, RANGE, { from: part(from), until: part(until) })
  return [most, range, say(language, verdictOf(from, until))].join(language === 'ja' ? '' : ' ')
}

const MORE = 'Of 100 visitors, {points} more buy with the change (group A) than without it.'
const FEWER = 'Of 100 visitors, {points} fewer buy with the change (group A) than without it.'
const RANGE = 'The true difference lies between {from} and {until}, with a certainty of 95%.'

function verdictOf(from: number, until: number): Sentence {
  if (from > 0) return 'So the change sells more.'
  if (until < 0) return 'So the page without the change sells more.'
  return 'So it may still be chance: let the test run on.'
}

/** 1.23 of 100 with one decimal, as the language writes it. */
export const partOf100 = (points: number, language: AdminLanguage): string =>
  new Intl.NumberFormat(HABITS[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace('-', '−')
