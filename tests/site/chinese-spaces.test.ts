import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const GAP_AFTER_MARK = /[。：？！，”]\*\* /
const TORN_UNIT = /\d ?(?:GB|MB|TB|KB|kbps|Mbps|kHz|GHz)\b/

test('no space follows a mark of full width that ends what is bold', () => {
  expect(seeded().filter(line => GAP_AFTER_MARK.test(line))).toEqual([])
})

test('a figure keeps its unit on its line', () => {
  expect(seeded().filter(line => TORN_UNIT.test(line))).toEqual([])
})

const seeded = (): string[] =>
  ['seed/content/zh', 'seed/copy/zh'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n')),
  )

const textsIn = (told: unknown): string[] =>
  typeof told === 'string' ? [told] : Object.values(told as Record<string, unknown>).flatMap(textsIn)
