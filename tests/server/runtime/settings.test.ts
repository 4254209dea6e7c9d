import { expect, inject, test } from 'vitest'
import { parseEnv } from '@/server/runtime/env'
import { startInVain } from '../../support/shop-process'

const SECRET = 'x'.repeat(32)

test('in production with a database of its own, a missing secret stops the start with a clear sentence', async () => {
  const { admin } = inject('template')
  const { code, output } = await startInVain({
    NODE_ENV: 'production',
    DATABASE_URL: admin,
    PAYLOAD_SECRET: undefined,
    SANDBOX_SECRET: SECRET,
  })
  expect(code).toBe(1)
  expect(output).toContain('PAYLOAD_SECRET must be set in production')
  expect(output).not.toContain('    at ')
})

test('on another host than localhost the sandbox sells only where that is said', async () => {
  const { admin } = inject('template')
  const settings = { DATABASE_URL: admin, PAYLOAD_SECRET: SECRET, SANDBOX_SECRET: SECRET }
  const { code, output } = await startInVain({ ...settings, HOST_COM: 'www.shop.example' })
  expect(code).toBe(1)
  expect(output).toContain('ALLOW_SANDBOX must be 1 to sell at www.shop.example')
  expect(output).not.toContain('    at ')
})

test('each wrong setting is named with what it should be', () => {
  const wrong = {
    DATABASE_URL: 'postgres://x',
    PAYLOAD_SECRET: 'short',
    SANDBOX_SECRET: SECRET,
    PORT: 'http',
  }
  expect(() => parseEnv(wrong)).toThrow(
    /PAYLOAD_SECRET must have at least 24 characters; PORT .*\.env\.example/,
  )
})

const RIGHT = { DATABASE_URL: 'postgres://x', PAYLOAD_SECRET: SECRET, SANDBOX_SECRET: SECRET }

test('the bases of the calls are addresses, and the pages that may make them are origins', () => {
  const { ORDER_API_BASE, SERVICE_API_BASE, SITE_ORIGINS } = parseEnv({
    ...RIGHT,
    ORDER_API_BASE: 'https://api.shop.example/order/',
    SITE_ORIGINS: ' https://shop.example, http://localhost:3001 ,',
  })
  expect([ORDER_API_BASE, SERVICE_API_BASE]).toEqual(['https://api.shop.example/order', undefined])
  expect(SITE_ORIGINS).toEqual(['https://shop.example', 'http://localhost:3001'])
  expect(parseEnv(RIGHT).SITE_ORIGINS).toEqual([])
})

test.each([
  { ORDER_API_BASE: '/order' },
  { SERVICE_API_BASE: 'javascript:alert(1)' },
  { SITE_ORIGINS: '*' },
  { SITE_ORIGINS: 'https://shop.example/' },
  { SITE_ORIGINS: 'shop.example' },
  { COOKIE_DOMAIN: 'com' },
])('a base, an origin or a domain that is none stops the start: %j', wrong => {
  expect(() => parseEnv({ ...RIGHT, ...wrong })).toThrow(Object.keys(wrong)[0])
})

test('what a payer needs is set together, and an empty setting is none', () => {
  expect(parseEnv({ ...RIGHT, STRIPE_SECRET_KEY: '', PADDLE_API_KEY: '' }).STRIPE_SECRET_KEY).toBeUndefined()
  expect(() => parseEnv({ ...RIGHT, STRIPE_SECRET_KEY: 'sk_live_12345678' })).toThrow(
    /STRIPE_WEBHOOK_SECRET must be set beside STRIPE_SECRET_KEY/,
  )
  expect(() => parseEnv({ ...RIGHT, PADDLE_API_KEY: 'pdl_live_12345678' })).toThrow(
    /PADDLE_WEBHOOK_SECRET must be set beside .*PADDLE_CLIENT_TOKEN must be set beside/,
  )
})

const KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE'

test('the key of push messages is one of the curve', () => {
  expect(parseEnv({ ...RIGHT, VAPID_PRIVATE_KEY: KEY }).VAPID_PRIVATE_KEY).toBe(KEY)
  expect(parseEnv({ ...RIGHT, VAPID_PRIVATE_KEY: '' }).VAPID_PRIVATE_KEY).toBeUndefined()
  for (const wrong of ['x', 'A'.repeat(43), '_'.repeat(43), `${KEY}=`])
    expect(() => parseEnv({ ...RIGHT, VAPID_PRIVATE_KEY: wrong })).toThrow(
      /VAPID_PRIVATE_KEY must be a private key/,
    )
})

const STAND_IN = 'http://127.0.0.1:4000'

test.each([
  { HOST_COM: 'shop.example' },
  { HOST_DISCOVER_JP: 'discover-jp.shop.example' },
  { HOST_JP: 'localhost.shop.example' },
  { SHOP_PROTOCOL: 'https' },
  { PUSH_STAND_IN: 'http://10.0.0.1:4000' },
  { PUSH_STAND_IN: 'http://127.0.0.1' },
  { PUSH_STAND_IN: 'https://push.example' },
])('no shop that strangers reach sends push messages to a stand-in: %j', setting => {
  expect(parseEnv({ ...RIGHT, PUSH_STAND_IN: STAND_IN }).PUSH_STAND_IN).toBe(STAND_IN)
  expect(() => parseEnv({ ...RIGHT, PUSH_STAND_IN: STAND_IN, ...setting })).toThrow(/PUSH_STAND_IN/)
})
