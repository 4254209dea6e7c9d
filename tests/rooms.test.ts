import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, imports } from './support/imports'

/** The rooms of `src/server`, floor by floor: a file imports from its own room and from floors below (decision 039). */
const SERVER = [
  ['runtime', 'fair-queue', 'interface-messages', 'time-zones', 'cms', 'csv'],
  ['jobs', 'storage', 'drawing', 'rule-book', 'reports', 'publishing'],
  ['http', 'sellers', 'price-sets', 'launches'],
  ['addresses', 'preview', 'sessions', 'referral', 'orders', 'experiments', 'sales'],
  ['request', 'page-cache', 'invoices', 'devices', 'coupons'],
  ['content', 'emails'],
  ['trials', 'releases'],
  ['licences', 'support', 'staff', 'comments', 'declarations'],
  ['accounts', 'customer-reviews'],
  ['subscriptions'],
  ['payments'],
  ['catalogue'],
  ['campaigns', 'checkout', 'personal-data', 'search', 'seo'],
  ['pages', 'support-console', 'housekeeping', 'price-lab', 'staff-search', 'changes', 'calendar'],
  ['push', 'upgrades'],
  ['api', 'startup', 'metrics', 'audit'],
]

/** The rooms of `src/components` in the same way. */
const COMPONENTS = [
  ['ui'],
  ['pictures'],
  ['consent'],
  ['api', 'support', 'sandbox'],
  ['download'],
  ['product'],
  ['content', 'search', 'tracking', 'push', 'home'],
  ['campaign', 'review'],
  ['popup'],
  ['layout', 'blocks', 'comments', 'preview'],
  ['account', 'templates', 'declarations'],
  ['checkout'],
  ['style'],
]

/** So many files a reader takes in at a glance; a folder with more says why. */
const MOST = 16
const LARGER: Record<string, string> = {
  'server/accounts': 'one file per thing that somebody does with an account',
  'server/payments': 'one file per thing that happens to a payment',
  'server/checkout': 'one file per step of the checkout, and per part of a step',
  'server/subscriptions': 'one file per thing that happens to a subscription',
  'server/catalogue': 'one file per part of what a page tells of products',
  'server/rule-book': 'one file per kind of row, and per step from a change to the next book',
  'server/price-sets': 'one file per step of a set, from choosing to taking back',
  'server/page-cache': 'one file per step from a request to its bytes',
  'server/content': 'one file per kind of article',
  'server/support-console': 'one file per part of what support sees and does',
  'server/api/service': 'one file per group of calls',
  'collections/content': 'one file per kind of row that the menu shows',
  'collections/customers': 'one file per kind of row that the menu shows',
  'collections/fields': 'one file per kind of field',
  'collections/hooks': 'one file per thing that happens at a save',
  'collections/admin/support': 'one file per part of the console',
  'collections/admin/words/screens': 'one dictionary per screen',
  'collections/launches': 'one file per step of a launch, from putting in to taking back',
  'components/ui': 'one file per part that any page may have',
  'components/checkout': 'one file per step of the checkout, and per part of a step',
  'components/product': 'one file per part of a product page',
  'components/templates': 'one file per family of pages',
}

const roomOf = (file: string): string => file.split('/')[1] ?? ''
const floorsOf = (rooms: readonly string[][]) =>
  new Map(rooms.flatMap((floor, height) => floor.map(room => [room, height] as const)))

test.each([
  ['server', SERVER],
  ['components', COMPONENTS],
])('every file of %s stands in a room that is named here', (place, rooms) => {
  const floors = floorsOf(rooms)
  const inside = files.filter(file => file.startsWith(`${place}/`))
  expect(inside.filter(file => !floors.has(roomOf(file)) || file.split('/').length < 3)).toEqual([])
  expect([...floors.keys()].filter(room => !inside.some(file => roomOf(file) === room))).toEqual([])
})

test.each([
  ['server', SERVER],
  ['components', COMPONENTS],
])('no room of %s imports from its own floor or from one above', (place, rooms) => {
  const floors = floorsOf(rooms)
  const heightOf = (file: string) => floors.get(roomOf(file)) ?? 0
  const upward = imports.filter(
    ({ file, target }) =>
      file.startsWith(`${place}/`) &&
      target.startsWith(`${place}/`) &&
      roomOf(file) !== roomOf(target) &&
      heightOf(target) >= heightOf(file),
  )
  expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('what is stored is described without opening what reads it', () => {
  const reached = new Set(['collections/index', ...described()])
  for (const from of reached)
    for (const { file, target, isType } of imports)
      if (!isType && named(file) === from) reached.add(named(target))
  expect(reached.size).toBeGreaterThan(100)
  expect([...reached].filter(file => file.startsWith('server/cms'))).toEqual([])
})

/** What Payload is set up with beside the collections, such as the endpoints of their screens. */
const described = (): string[] =>
  [...readFileSync('payload.config.ts', 'utf8').matchAll(/from '\.\/src\/([^']+)'/g)].flatMap(
    ([, file]) => file ?? [],
  )

const named = (file: string): string => file.replace(/\.tsx?$/, '')

test('a folder that holds many files says why', () => {
  const sizes = new Map<string, number>()
  for (const file of files) {
    const folder = file.split('/').slice(0, -1).join('/')
    if (/^(?:server|collections|components)\b/.test(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  const crowded = [...sizes].filter(([folder, size]) => size > MOST && !(folder in LARGER))
  expect(crowded).toEqual([])
})
