import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountField } from '@/collections/admin/stored/amount-field'
import { CodeField } from '@/collections/admin/stored/code-field'
import { StoredJson } from '@/collections/admin/stored/stored-json'
import { PaymentEvents } from '@/collections/payments/payment-events'
import { SandboxPayments } from '@/collections/payments/sandbox-payments'

type Field = typeof AmountField | typeof CodeField

/** As Payload draws the field of a record, as far as it is asked for. */
const drawn = (field: Field, name: string, data: object, language = 'en') =>
  renderToStaticMarkup(
    createElement(field as never, { data, field: { name }, path: name, i18n: { language } } as never),
  )

const payload = {
  find: async () => ({ docs: [{ route: 'spotify_converter', name: 'Spotify Converter', status: '1' }] }),
}

/** The same of a record that is stored as it came, which asks for the names of products. */
async function stored(name: string, data: object, language = 'en', role = 'admin'): Promise<string> {
  const asked = { data, field: { name }, path: name, i18n: { language }, payload, req: { user: { role } } }
  return renderToStaticMarkup(await StoredJson(asked as never))
}

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

test.each([null, undefined, {}, []])(
  'of what is stored not even its name is told where it is %j',
  async empty => {
    expect(await stored('visits', { visits: empty })).toBe('')
  },
)

test('what is stored is there to be opened by an admin', async () => {
  const html = await stored('visits', { visits: [{ source: 'a-source' }] }, 'de')
  expect(html).toMatch(/<details><summary>Für die Entwicklung: wie gespeichert<\/summary>.*a-source/s)
})

test.each(['marketer', 'support'])('a %s reads it in words alone', async role => {
  const html = await stored('visits', { visits: [{ source: 'a-source' }] }, 'en', role)
  expect(html).toContain('a-source')
  expect(html).not.toContain('<details')
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

test('what is stored is told in words: amounts in their currency, instants as dates, codes as what they stand for', async () => {
  const [told] = (await stored('quote', { quote: QUOTE })).split('<details')
  expect(told).toContain('<dt>Plan</dt><dd>1 year</dd><dt>Price</dt><dd>$99.90</dd>')
  expect(told).toContain('<dt>Price before</dt><dd>$129.90</dd>')
  expect(told).toContain('it is over, it is for other plans')
  expect(told).toMatch(/<dt>Until<\/dt><dd>18 Nov 2026, 11:06 UTC<\/dd>/)
  expect(told).toContain('<dt>Number at the payment provider</dt><dd>ch_1</dd>')
  expect(told).toContain('<dt>Kind</dt><dd>Usual price</dd>')
  expect(told).not.toMatch(/Recommended|Codes that|new_user|1Y/)
})

test('so it is in German and Japanese', async () => {
  const [de] = (await stored('quote', { quote: QUOTE }, 'de')).split('<details')
  expect(de).toMatch(/<dt>Preis<\/dt><dd>99,90\s\$<\/dd>/)
  const [ja] = (await stored('quote', { quote: QUOTE }, 'ja')).split('<details')
  expect(ja).toContain('<dt>プラン</dt>')
  expect(ja).toContain('、')
  expect(ja).not.toMatch(/<dt>[A-Za-z]+(?: [a-z]+)?<\/dt>/)
})

test('what a payer may charge with is told nowhere, at no depth', async () => {
  const html = await stored('payload', {
    payload: { amount: 1_234, mandate: 'pm_1', of: [{ mandate: 'pm_2' }] },
  })
  expect(html).toContain('1234')
  expect(html).not.toMatch(/pm_\d/)
})

test('a product is told by its name, and one that is gone as it is kept', async () => {
  const html = await stored('quote', {
    quote: { route: 'spotify_converter', recommended: 'gone_downloader' },
  })
  const [told] = html.split('<details')
  expect(told).toContain('<dd>Spotify Converter</dd>')
  expect(told).toContain('<dd>gone_downloader</dd>')
})

test('of effects each is told, on one line', async () => {
  const [told] = (await stored('effects', { effects: ['grant_access', 'email_ended'] })).split('<details')
  expect(told).toContain('Licenses work, Email about the end')
})

test('what programs tell apart stands in what is stored, not among what people read', async () => {
  const html = await stored('payload', { payload: { id: 'fetched:1', session: 'sbx_1', amount: 1_234 } })
  const [told, kept] = html.split('<details')
  expect(told).toContain('Amount')
  expect(told).toContain('<dd>sbx_1</dd>')
  expect(told).not.toContain('fetched:1')
  expect(kept).toMatch(/fetched:1.*sbx_1/s)
})

test.each([
  [PaymentEvents, ['event_id', 'session']],
  [SandboxPayments, ['session', 'return_url', 'webhook_url']],
])('in a form, too, they are folded', ({ fields }, names) => {
  const folded = fields.flatMap(field => (field.type === 'collapsible' ? [field] : []))
  expect(folded.map(({ label }) => label)).toEqual(['For developers'])
  expect(folded.flatMap(field => field.fields.map(each => 'name' in each && each.name))).toEqual(names)
  expect(fields.filter(field => 'name' in field && names.includes(field.name))).toEqual([])
})
