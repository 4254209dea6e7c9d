import { expect, test } from 'vitest'
import { LAUNCH_ACTIONS } from '@/collections/launches/action-names'
import { PRICE_SET_ACTIONS } from '@/collections/price-sets/action-names'
import { freshDatabase } from '../support/database'
import { openStaffDoors, READERS, type Reader } from '../support/staff-doors'

await freshDatabase()
const { payload, ask } = await openStaffDoors()

const each = (names: readonly string[], path: (name: string) => string, allowed: readonly Reader[]) =>
  Object.fromEntries(names.map(name => [path(name), allowed]))

const reportFile = (name: string) => `/report-file?report=${name}&period=month`

const NOBODY = '00000000-0000-4000-8000-000000000000'
const WRITERS: readonly Reader[] = ['admin', 'marketer', 'writer']
const MARKETERS: readonly Reader[] = ['admin', 'marketer']
const SUPPORT: readonly Reader[] = ['admin', 'support']
const ADMIN: readonly Reader[] = ['admin']
const STAFF: readonly Reader[] = ['admin', 'marketer', 'writer', 'support']

/** Every call of ours beside Payload's own, with its buttons and lists, and who gets past its door; all others are refused. */
const DOORS: Record<string, Record<string, readonly Reader[]>> = {
  'post /unpublish-language/:collection/:id': {
    [`/unpublish-language/articles/${NOBODY}?locale=de`]: WRITERS,
    [`/unpublish-language/legal/${NOBODY}?locale=de`]: ['admin', 'writer'],
  },
  'post /schedule-unpublish/:collection/:id': { [`/schedule-unpublish/articles/${NOBODY}`]: WRITERS },
  'post /cancel-scheduled/:id': { [`/cancel-scheduled/${NOBODY}`]: STAFF },
  'post /translations/:collection/:id/:language': each(
    ['articles', 'product-copy', 'media'],
    name => `/translations/${name}/${NOBODY}/de`,
    WRITERS,
  ),
  'get /translation-files/:collection/:id/:language': {
    [`/translation-files/articles/${NOBODY}/de`]: WRITERS,
  },
  'post /translation-files/:collection/:id/:language': {
    [`/translation-files/articles/${NOBODY}/de`]: WRITERS,
  },
  'get /translation-selection': { '/translation-selection?language=de': WRITERS },
  'post /translation-selection': { '/translation-selection': WRITERS },
  'post /new-sale': { '/new-sale': MARKETERS },
  'post /campaign-actions/:action/:id': each(
    ['publish', 'end-now', 'extend', 'copy-to-next-year', 'duplicate', 'move'],
    name => `/campaign-actions/${name}/${NOBODY}`,
    MARKETERS,
  ),
  'get /campaign-prices/:id': { [`/campaign-prices/${NOBODY}`]: [...MARKETERS, 'support'] },
  'post /coupon-codes/:id': { [`/coupon-codes/${NOBODY}`]: MARKETERS },
  'get /coupon-codes/:id': { [`/coupon-codes/${NOBODY}`]: MARKETERS },
  'post /price-set-actions/:action': each(PRICE_SET_ACTIONS, name => `/price-set-actions/${name}`, MARKETERS),
  'get /price-set-csv': { '/price-set-csv': MARKETERS },
  'post /launch-actions/:action': {
    ...each(LAUNCH_ACTIONS, name => `/launch-actions/${name}`, MARKETERS),
    ...each(['make', 'add', 'remove', 'take-along'], name => `/launch-actions/${name}`, WRITERS),
  },
  'post /list-import/:kind': {
    ...each(['products', 'plans', 'coupons'], name => `/list-import/${name}`, MARKETERS),
    '/list-import/redirects': WRITERS,
  },
  'get /list-file/:collection': {
    ...each(['articles', 'plans', 'coupons'], name => `/list-file/${name}`, STAFF),
    ...each(
      ['customers', 'orders', 'emails', 'tickets', 'audit-events'],
      name => `/list-file/${name}`,
      SUPPORT,
    ),
    // Whoever is no admin reads their own row there.
    '/list-file/users': STAFF,
  },
  'get /report-file': {
    ...each(['sales', 'tax', 'products', 'subscriptions'], reportFile, ADMIN),
    ...each(['campaigns', 'coupons', 'sources'], reportFile, MARKETERS),
  },
  'get /staff-search': { '/staff-search?q=netflix': STAFF },
  'post /support/:action': each(
    ['refund', 'show_key', 'answer', 'move_order'],
    name => `/support/${name}`,
    SUPPORT,
  ),
  'post /customer-review-actions/:action': each(
    ['show', 'refuse', 'answer'],
    name => `/customer-review-actions/${name}`,
    ['admin', 'writer', 'support'],
  ),
  'post /staff-safety/:action': each(
    ['end-sessions-of', 'reset-factor-of'],
    name => `/staff-safety/${name}`,
    ADMIN,
  ),
}

const isRefused = (status: number) => status === 401 || status === 403

const cases = Object.entries(DOORS).flatMap(([door, paths]) =>
  Object.entries(paths).map(([path, allowed]) => ({ method: door.split(' ')[0] ?? '', path, allowed })),
)

const call = (reader: Reader, method: string, path: string, origin?: string) =>
  ask(reader, path, { method: method.toUpperCase(), origin, ...(method === 'post' && { body: {} }) })

test('every call of ours is in the table', () => {
  const all = payload.config.endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(all.filter(name => name !== 'get /access').sort()).toEqual(Object.keys(DOORS).sort())
})

test.each(cases)('$method $path lets in who may', async ({ method, path, allowed }) => {
  const passed: Reader[] = []
  for (const reader of READERS) {
    const { status } = await call(reader, method, path)
    expect(status).toBeLessThan(500)
    if (!isRefused(status)) passed.push(reader)
  }
  expect(passed.toSorted()).toEqual(allowed.toSorted())
})

test('no page of another host presses a button in somebody’s name, of our other sites neither', async () => {
  const taken: string[] = []
  for (const origin of ['https://elsewhere.example', 'null', 'http://discover.localhost:3000'])
    for (const { method, path } of cases.filter(({ method }) => method === 'post'))
      if (!isRefused((await call('admin', method, path, origin)).status)) taken.push(`${origin} ${path}`)
  expect(taken).toEqual([])
})
