import { expect, test } from 'vitest'
import { parseEnv } from '@/server/runtime/env'
import { gapsOf } from '@/server/startup/before-live'

const SECRETS = {
  DATABASE_URL: 'postgres://x/y',
  PAYLOAD_SECRET: 'p'.repeat(24),
  SANDBOX_SECRET: 's'.repeat(24),
}
const LIVE = {
  ...SECRETS,
  ...{ HOST_COM: 'www.shop.example', SHOP_PROTOCOL: 'https' },
  ...{
    SMTP_URL: 'smtp://mail.shop.example',
    MAIL_FROM: 'Shop <a@shop.example>',
    SUPPORT_EMAIL: 'b@shop.example',
  },
  ...{ STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_1234567890123' },
}
const lacking = (
  settings: Record<string, string>,
  sells: string[] = ['stripe'],
  untold: Parameters<typeof gapsOf>[0]['untold'] = [],
  withoutFile: string[] = [],
) => gapsOf({ env: parseEnv(settings), sells, untold, withoutFile })

test('a shop that is set up whole lacks nothing', () => {
  expect(lacking(LIVE)).toEqual([])
})

test('a fresh one lacks a payer, a mail server and addresses', () => {
  expect(lacking(SECRETS, ['sandbox'])).toEqual([
    {
      about: 'Payments',
      lacks: [
        'a payment provider that takes real money: no keys of Stripe or Paddle are set',
        'the sandbox still sells, which takes no money',
      ],
    },
    {
      about: 'Emails',
      lacks: [
        'a mail server (SMTP_URL): emails stay in the outbox',
        'the address that emails come from (MAIL_FROM)',
        'the address of the support desk (SUPPORT_EMAIL)',
      ],
    },
    {
      about: 'Addresses',
      lacks: ['hosts of its own (HOST_COM and the others)', 'https (SHOP_PROTOCOL)'],
    },
  ])
})

const PADDLE = {
  PADDLE_API_KEY: 'pdl_12345678',
  PADDLE_WEBHOOK_SECRET: 'p'.repeat(16),
  PADDLE_CLIENT_TOKEN: 'live_1234',
}
test.each<[string, Record<string, string>, string[], string]>([
  [
    'trial keys of Stripe',
    { STRIPE_SECRET_KEY: 'rk_test_12345678' },
    ['stripe'],
    'STRIPE_SECRET_KEY is one of its trial',
  ],
  [
    'the trial of Paddle',
    { ...PADDLE, PADDLE_API_URL: 'https://sandbox-api.paddle.com' },
    ['stripe', 'paddle'],
    'PADDLE_API_URL',
  ],
  ['a sandbox beside a payer', {}, ['sandbox', 'stripe'], 'the sandbox still sells'],
  ['no mail server', { SMTP_URL: '' }, ['stripe'], 'SMTP_URL'],
])('%s is named', (_, settings, sells, named) => {
  const gaps = lacking({ ...LIVE, ...settings }, sells)
  expect(gaps.map(({ lacks }) => lacks)).toEqual([[expect.stringContaining(named)]])
})

test('events that a payer does not tell are named with it', () => {
  expect(
    lacking(LIVE, ['stripe'], [{ provider: 'stripe', missing: ['charge.refunded', 'refund.failed'] }]),
  ).toEqual([
    { about: 'Payments', lacks: ['Stripe does not tell the shop of charge.refunded, refund.failed'] },
  ])
})

test('applications that have samples alone are named in one sentence', () => {
  expect(lacking(LIVE, ['stripe'], [], ['video_win', 'music_mac'])).toEqual([
    { about: 'Downloads', lacks: [expect.stringContaining('for video (Windows), music (Mac): the seed')] },
  ])
})
