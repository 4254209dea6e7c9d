import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeText } from '@/collections/admin/words/code-text'
import { LABELS } from '@/collections/admin/words/labels'
import type { AdminLanguage, Words } from '@/collections/admin/words/language'
import {
  EMAIL_KINDS,
  FACT_CODES,
  PAYER_NOTICES,
  SUBSCRIPTION_EFFECTS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_REFUSALS,
} from '@/collections/fields/code-names'
import { FACT_NAMES } from '@/collections/fields/fact-names'

test.each<[AdminLanguage, string, string, string]>([
  ['en', 'site', 'discover_jp', 'Japanese review site'],
  ['de', 'site', 'discover_com', 'Website mit Produktberichten'],
  ['ja', 'site', 'com', 'ショップ'],
  ['ja', 'os', 'win', 'Windows'],
  ['en', 'locale', 'de', 'German'],
  ['de', 'language', 'zh', 'Chinesisch'],
  ['de', 'country', 'us', 'Vereinigte Staaten'],
  ['ja', 'country', 'de', 'ドイツ'],
  ['de', 'country', 'xx', 'Unbekannt'],
  ['en', 'tier', 'A', 'Singles, group A'],
  ['de', 'tiers', 'two_product', 'Zwei Produkte zusammen'],
  ['de', 'tier', 'lft3_399.9', 'Unbegrenzt, 3 Computer · 399,90\u00a0$'],
  ['en', 'tier', 'service_70', 'Service · $70.00'],
  ['en', 'tier', 'of_our_own', 'of_our_own'],
  ['ja', 'region', 'eu', 'ヨーロッパ'],
  ['en', 'region', 'kr', 'kr'],
  ['en', 'family', 'adult_lft3', 'Adult, 3 computers'],
  ['en', 'site', 'gone', 'gone'],
  ['en', 'country', '', ''],
  ['en', 'key', 'win', 'win'],
  ['en', 'kind', 'licences', 'Keys of an order'],
  ['de', 'kind', 'moved', 'Bestellung an andere Adresse übertragen'],
  ['en', 'type', 'charged_back', 'Charged back'],
  ['ja', 'type', 'noticed', '決済サービス側の変更'],
  ['de', 'outcome', 'wrong_amount', 'Falscher Betrag'],
  ['en', 'outcome', 'change_pending', 'A change is planned already'],
  ['en', 'name', 'renewal_due', 'Renewal due'],
  ['en', 'state', 'past_due', 'Renewal failed, tried again'],
  ['en', 'state', 'incomplete', 'First payment open'],
  ['de', 'state', 'cancel_at_end', 'Gekündigt, läuft bis zum Ende'],
  ['en', 'record', 'tickets/0199', 'Ticket'],
  ['de', 'end_day', '2026-12-31', '31.12.2026'],
])('in %s, the %s %s is shown as %s', (language, field, code, text) => {
  expect(codeText(field, code, language)).toBe(text)
})

const TABLES = {
  ...{ EMAIL_KINDS, PAYER_NOTICES, SUBSCRIPTION_EFFECTS, SUBSCRIPTION_EVENTS, SUBSCRIPTION_REFUSALS },
  FACT_NAMES,
  ...FACT_CODES,
}

test.each(Object.entries(TABLES))('every word of %s is there in every language', (_, names) => {
  const words: Words = LABELS
  expect(Object.values(names).filter(name => words[name] === undefined && name !== 'Paddle')).toEqual([])
})

const PARTS = ['text', 'action', 'code', 'facts']

test('every kind of email that the shop writes is called something', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter(each =>
    /email[\w-]*\.ts$/.test(each),
  )
  const kinds = files.flatMap(file => {
    const source = readFileSync(`src/server/${file}`, 'utf8')
    return [...source.matchAll(/^ {2,6}kind: '(\w+)',$/gm)].map(([, kind = '']) => kind)
  })
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter(kind => !(kind in EMAIL_KINDS || PARTS.includes(kind)))).toEqual([])
})
