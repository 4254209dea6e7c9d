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
