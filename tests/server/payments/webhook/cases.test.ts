import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { paddleVerdict } from '@/server/payments/paddle/webhook'
import { stripeVerdict } from '@/server/payments/stripe/webhook'

const NOW = 1_795_000_000_000
const SECRET = 'whsec_the_one_that_is_known'
const NEXT = 'whsec_the_one_that_comes_next'

const stripeBody = (change: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: NOW / 1000 - 1,
    livemode: false,
    data: { object: { id: 'cs_test_1', amount_total: 29990 } },
    ...change,
  })

const paddleBody = (change: object = {}) =>
  JSON.stringify({
    event_id: 'evt_1',
    event_type: 'transaction.completed',
    occurred_at: new Date(NOW - 1000).toISOString(),
    data: { id: 'txn_1', details: { totals: { grand_total: '29990' } } },
    ...change,
  })

const PAYERS = {
  stripe: {
    header: 'Stripe-Signature',
    body: stripeBody,
    sign: (body: string, seconds: number, secret: string) => signed(`${seconds}.${body}`, secret),
    join: (seconds: number | string, ...all: string[]) =>
      [`t=${seconds}`, ...all.map(each => `v1=${each}`)].join(','),
    verdict: (body: Uint8Array, headers: Headers, secrets: string[]) =>
      stripeVerdict({ body, headers, at: NOW }, { secrets, isLive: false }),
    notice: { told: 'checkout.session.completed', about: 'cs_test_1' },
    unknown: { type: 'invoice.upcoming', data: { object: {} } },
    // Of the events of a connected account, and of the other mode, nothing is ours.
    foreign: [{ account: 'acct_other' }, { livemode: true }],
  },
  paddle: {
    header: 'Paddle-Signature',
    body: paddleBody,
    sign: (body: string, seconds: number, secret: string) => signed(`${seconds}:${body}`, secret),
    join: (seconds: number | string, ...all: string[]) =>
      [`ts=${seconds}`, ...all.map(each => `h1=${each}`)].join(';'),
    verdict: (body: Uint8Array, headers: Headers, secrets: string[]) =>
      paddleVerdict({ body, headers, at: NOW }, secrets),
    notice: { told: 'transaction.completed', about: 'txn_1' },
    unknown: { event_type: 'api_key.expiring', data: {} },
    foreign: [{ event_type: 'report.created', data: { id: 'rep_1' } }],
  },
}

const signed = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

const SECONDS = NOW / 1000
const NONE = '0'.repeat(64)

type Payer = (typeof PAYERS)[keyof typeof PAYERS]
type Sent = { body?: string | Uint8Array; header?: string | null; secrets?: string[] }

function answer(payer: Payer, { body = payer.body(), header, secrets = [SECRET] }: Sent) {
  const bytes = Buffer.from(body)
  const headers = new Headers()
  const value = header === undefined ? rightly(payer, bytes.toString()) : header
  if (value !== null) headers.set(payer.header, value)
  const verdict = payer.verdict(bytes, headers, secrets)
  return verdict.ok ? verdict.events : verdict.why
}

const rightly = (payer: Payer, body: string, seconds = SECONDS, secret = SECRET) =>
  payer.join(seconds, payer.sign(body, seconds, secret))

type Case = [string, (payer: Payer) => Sent, 'taken' | string]

const aged = (seconds: number) => (payer: Payer) => ({
  header: rightly(payer, payer.body(), SECONDS - seconds),
})

const CASES: Case[] = [
  ['signed as it should be', () => ({}), 'taken'],
  ['without a signature', () => ({ header: null }), 'no_signature'],
  ['with an empty header', () => ({ header: '' }), 'no_signature'],
  ['with an instant alone', payer => ({ header: payer.join(SECONDS) }), 'no_signature'],
  ['without an instant', payer => ({ header: payer.join('') }), 'no_signature'],
  [
    'with two instants',
    payer => ({
      header: `${payer.join(SECONDS)}${payer.join(SECONDS, NONE).replace(/^/, payer.join('x').includes('ts') ? ';' : ',')}`,
    }),
    'no_signature',
  ],
  ['whose amount was changed', payer => tampered(payer, '29990', '1'), 'wrong_signature'],
  ['whose id was changed', payer => tampered(payer, 'evt_1', 'evt_2'), 'wrong_signature'],
  [
    'written anew with other spaces',
    payer => ({
      body: JSON.stringify(JSON.parse(payer.body()), null, 1),
      header: rightly(payer, payer.body()),
    }),
    'wrong_signature',
  ],
  [
    'whose bytes were no text and were replaced',
    payer => ({ body: Buffer.from([0xff, 0xfe]), header: rightly(payer, '\ufffd\ufffd') }),
    'wrong_signature',
  ],
  [
    'with a byte more at the end',
    payer => ({ body: `${payer.body()} `, header: rightly(payer, payer.body()) }),
    'wrong_signature',
  ],
  [
    'signed by somebody else',
    payer => ({ header: rightly(payer, payer.body(), SECONDS, NEXT) }),
    'wrong_signature',
  ],
  ['signed with nothing', payer => ({ header: payer.join(SECONDS, NONE) }), 'wrong_signature'],
  [
    'signed for another instant',
    payer => ({ header: payer.join(SECONDS, payer.sign(payer.body(), SECONDS - 1, SECRET)) }),
    'wrong_signature',
  ],
  [
    'whose signature is in capitals',
    payer => ({ header: payer.join(SECONDS, payer.sign(payer.body(), SECONDS, SECRET).toUpperCase()) }),
    'no_signature',
  ],
  [
    'whose signature is cut',
    payer => ({ header: payer.join(SECONDS, payer.sign(payer.body(), SECONDS, SECRET).slice(1)) }),
    'no_signature',
  ],
  ['of 300 seconds ago', aged(300), 'taken'],
  ['of 301 seconds ago', aged(301), 'too_old'],
  ['of 300 seconds ahead', aged(-300), 'taken'],
  ['of 301 seconds ahead', aged(-301), 'from_the_future'],
  ['of a year ahead', aged(-365 * 86_400), 'from_the_future'],
  ['with two signatures, the right one first', payer => two(payer, SECRET, NEXT), 'taken'],
  ['with two signatures, the right one last', payer => two(payer, NEXT, SECRET), 'taken'],
  ['signed by the old secret while both are known', () => ({ secrets: [NEXT, SECRET] }), 'taken'],
  [
    'signed by the new secret while both are known',
    payer => ({ header: rightly(payer, payer.body(), SECONDS, NEXT), secrets: [SECRET, NEXT] }),
    'taken',
  ],
  ['signed by the old secret when it is gone', () => ({ secrets: [NEXT] }), 'wrong_signature'],
  ['where no secret is known', () => ({ secrets: [] }), 'wrong_signature'],
  ['that is signed and empty', () => ({ body: '' }), 'bad_body'],
  ['that is signed and no JSON', () => ({ body: 'no json' }), 'bad_body'],
  ['that is signed and no event', () => ({ body: '{}' }), 'bad_body'],
  ['that is signed and null', () => ({ body: 'null' }), 'bad_body'],
]

const tampered = (payer: Payer, from: string, to: string): Sent => ({
  body: payer.body().replace(from, to),
  header: rightly(payer, payer.body()),
})

const two = (payer: Payer, first: string, last: string): Sent => ({
  header: payer.join(
    SECONDS,
    payer.sign(payer.body(), SECONDS, first),
    payer.sign(payer.body(), SECONDS, last),
  ),
})

const EVERY = (['stripe', 'paddle'] as const).flatMap(name =>
  CASES.map(([what, send, want]) => ({ name, what, send, want })),
)

test.each(EVERY)('a webhook of $name $what: $want', ({ name, send, want }) => {
  const payer = PAYERS[name]
  const said = answer(payer, send(payer))
  if (want === 'taken')
    expect(said).toEqual([{ id: 'evt_1', type: 'noticed', at: NOW - 1000, ...payer.notice }])
  else expect(said).toBe(want)
})

test.each(['stripe', 'paddle'] as const)('of an unknown type of %s nothing is looked up', name => {
  const payer = PAYERS[name]
  expect(answer(payer, { body: payer.body(payer.unknown) })).toMatchObject([{ type: 'noticed', about: null }])
})

test.each(['stripe', 'paddle'] as const)('of what is none of ours at %s nothing is looked up', name => {
  const payer = PAYERS[name]
  for (const change of payer.foreign)
    expect(answer(payer, { body: payer.body(change) })).toMatchObject([{ type: 'noticed', about: null }])
})

test.each(['stripe', 'paddle'] as const)('an id of %s that no database stores is refused', name => {
  const payer = PAYERS[name]
  for (const id of ['a\0b', '\ud800', '', 'x'.repeat(300)])
    expect(answer(payer, { body: payer.body({ id, event_id: id }) })).toBe('bad_body')
})

test('of many signatures one that is right is enough', () => {
  const payer = PAYERS.stripe
  const many = Array.from({ length: 50 }, () => NONE)
  expect(
    answer(payer, { header: payer.join(SECONDS, ...many, payer.sign(payer.body(), SECONDS, SECRET)) }),
  ).toHaveLength(1)
})
