import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoredQuote } from '@/collections/admin/stored/quote/stored-quote'

const DOCS: Readonly<Record<string, object[]>> = {
  products: [{ route: 'spotify_converter', name: 'Spotify Converter', status: '1' }],
  'offer-rules': [],
  coupons: [{ code: 'BF26', text: 'Black Friday' }],
}
const payload = { find: async ({ collection }: { collection: string }) => ({ docs: DOCS[collection] }) }

/** As Payload draws it in the form of an order. */
async function drawn(quote: object, language = 'en'): Promise<string> {
  const asked = {
    data: { quote },
    field: { name: 'quote' },
    path: 'quote',
    payload,
    req: { user: { role: 'admin' } },
  }
  return renderToStaticMarkup(await StoredQuote({ ...asked, i18n: { language } } as never))
}

const QUOTE = {
  ...{
    route: 'spotify_converter',
    product: 'Spotify (old name)',
    plan: 'LFT',
    currency: 'USD',
    price: 7_490,
  },
  receipt: [
    { kind: 'list', rule: '1-LFT', label: 'Listenpreis', amount: 12_990 },
    { kind: 'selling', rule: '1-LFT', label: 'Rabatt', amount: -3_000 },
    { kind: 'offer', rule: 'gone-rule', label: 'For owners', amount: -1_500 },
    { kind: 'campaign', rule: 'BF26', label: 'Schwarzer Freitag', amount: -1_000 },
  ],
  rejected: [{ coupon: 'OLD', reason: 'expired' }],
  refused: [
    { kind: 'coupon', rule: 'OLD', because: ['expired'] },
    { kind: 'offer', rule: 'short-name', because: ['not_better'] },
  ],
}

const factsIn = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, amount]) => `${name}: ${amount}`)

test('a price is told from its list price on, each step with its reason and before and after in that order', async () => {
  const [told = ''] = (await drawn(QUOTE)).split('<details')
  expect(told).toContain('Spotify Converter · Lifetime, 1 PC')
  expect(factsIn(told)).toEqual([
    'List price: $129.90',
    'Shop discount: $129.90 → $99.90',
    'Offer “For owners”: $99.90 → $84.90',
    'Campaign “Black Friday”: $84.90 → $74.90',
    'Price: $74.90',
  ])
})

test('what did not count is folded, each rule once, and so is what is stored', async () => {
  const [first, refused, stored] = (await drawn(QUOTE)).split('<details')
  expect(first).not.toContain('short-name')
  expect(refused).toContain('What did not count (2)')
  expect(refused?.match(/<li>/g)).toHaveLength(2)
  expect(refused).toContain('The coupon “OLD” did not count: it is over.')
  expect(stored).toContain('For developers: as it is stored')
})

test('so it is in German, and of a charge of a subscription', async () => {
  expect(factsIn(await drawn(QUOTE, 'de'))[3]).toMatch(/^Aktion „Black Friday“: 84,90\s\$ → 74,90\s\$$/)
  const receipt = [
    { kind: 'list', rule: 'renewal', label: '', amount: 1_000 },
    { kind: 'credit', rule: 'balance', label: '', amount: -400 },
  ]
  expect(factsIn(await drawn({ ...QUOTE, receipt, price: 600 }))).toEqual([
    'Renewal: $10.00',
    'From the balance: $10.00 → $6.00',
    'Price: $6.00',
  ])
})

test('a quote of an older shape is told as every stored object', async () => {
  expect(await drawn({ currency: 'USD', price: 9_990 })).toContain('<dt>Price</dt><dd>$99.90</dd>')
})
