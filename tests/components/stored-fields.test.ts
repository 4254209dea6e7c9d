import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountField } from '@/collections/admin/stored/amount-field'
import { CodeField } from '@/collections/admin/stored/code-field'
import { StoredJson } from '@/collections/admin/stored/stored-json'

type Field = typeof AmountField | typeof CodeField | typeof StoredJson

/** As Payload draws the field of a record, as far as it is asked for. */
const drawn = (field: Field, name: string, data: object, language = 'en') =>
  renderToStaticMarkup(
    createElement(field as never, { data, field: { name }, path: name, i18n: { language } } as never),
  )

test('an amount is told in its currency, in the language of who looks', () => {
  expect(drawn(AmountField, 'total', { total: 12_990, currency: 'USD' })).toContain('$129.90')
  expect(drawn(AmountField, 'total', { total: 12_990, currency: 'USD' }, 'de')).toMatch(/129,90\s\$/)
  expect(drawn(AmountField, 'total', { total: 12_990, currency: 'JPY' })).toContain('12,990')
})

test('a code is told in words, and one that is not kept by a dash', () => {
  expect(drawn(CodeField, 'country', { country: 'us' })).toContain('United States')
  expect(drawn(CodeField, 'site', { site: 'discover_com' }, 'de')).toContain('Produktberichten')
  expect(drawn(CodeField, 'locale', {})).toContain('–')
})

test.each([null, undefined, {}, []])('of what is stored nothing is told where it is %j', stored => {
  const html = drawn(StoredJson, 'visits', { visits: stored })
  expect(html).toContain('–')
  expect(html).not.toContain('<details')
})

test('what is stored is there to be opened', () => {
  const html = drawn(StoredJson, 'visits', { visits: [{ source: 'a-source' }] }, 'de')
  expect(html).toMatch(/<details><summary>Wie gespeichert<\/summary>.*a-source/s)
})

const QUOTE = {
  ...{
    currency: 'USD',
    plan: '1Y',
    price: 9_990,
    offType: 8,
    category: 'new_user',
    until: 1_795_000_000_000,
  },
  steps: [{ kind: 'selling', before: 12_990, after: 9_990 }],
  refused: [{ rule: 'AUTUMN', because: ['expired', 'wrong_plan'] }],
  ...{ recommended: null, rejected: [], payer_reference: 'ch_1' },
}

test('what is stored is told in words: amounts in their currency, instants as dates, codes as what they stand for', () => {
  const [told] = drawn(StoredJson, 'quote', { quote: QUOTE }).split('<details')
  expect(told).toContain('<dt>Plan</dt><dd>1 year</dd><dt>Price</dt><dd>$99.90</dd>')
  expect(told).toContain('<dt>Price before</dt><dd>$129.90</dd>')
  expect(told).toContain('it is over, it is for other plans')
  expect(told).toMatch(/<dt>Until<\/dt><dd>18 Nov 2026, 11:06 UTC<\/dd>/)
  expect(told).toContain('<dt>Payer reference</dt><dd>ch_1</dd>')
  expect(told).toContain('<dt>Kind</dt><dd>Usual price</dd>')
  expect(told).not.toMatch(/Recommended|Codes that|new_user|1Y/)
})

test('so it is in German and Japanese', () => {
  const [de] = drawn(StoredJson, 'quote', { quote: QUOTE }, 'de').split('<details')
  expect(de).toMatch(/<dt>Preis<\/dt><dd>99,90\s\$<\/dd>/)
  const [ja] = drawn(StoredJson, 'quote', { quote: QUOTE }, 'ja').split('<details')
  expect(ja).toContain('<dt>プラン</dt>')
  expect(ja).toContain('、')
  expect(ja).not.toMatch(/<dt>[A-Za-z]+(?: [a-z]+)?<\/dt>(?<!Payer reference<\/dt>)/)
})

test('what a payer may charge with is told by no list', () => {
  const [told] = drawn(StoredJson, 'payload', { payload: { amount: 1_234, mandate: 'pm_1' } }).split(
    '<details',
  )
  expect(told).toContain('1234')
  expect(told).not.toContain('pm_1')
})

test('of effects each is told, on one line', () => {
  const [told] = drawn(StoredJson, 'effects', { effects: ['grant_access', 'email_ended'] }).split('<details')
  expect(told).toContain('licences work, email about the end')
})
