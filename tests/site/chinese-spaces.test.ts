import { expect, test } from 'vitest'
import messages from '@/site/messages/zh.json'

const NAMED =
  /[\p{Script=Han}] \{(?:name|suite|other|owned|partner)\}|\{(?:name|suite|other|owned|partner)\} \p{Script=Han}/u
const TIGHT = /\p{Script=Han}\d|\d\p{Script=Han}/u

test('names stand in Chinese sentences without a space, which styles set before a foreign word alone', () => {
  expect(textsIn(messages).filter(text => NAMED.test(text))).toEqual([])
})

test('figures stand apart from Chinese words in every sentence', () => {
  expect(textsIn(messages).filter(text => TIGHT.test(text))).toEqual([])
})

const textsIn = (told: unknown): string[] =>
  typeof told === 'string' ? [told] : Object.values(told as Record<string, unknown>).flatMap(textsIn)
