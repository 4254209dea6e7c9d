import { expect, test } from 'vitest'
import { collections, globals } from '@/collections'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'

type Role = 'visitor' | 'admin' | 'marketer' | 'writer' | 'support'
type Operation = 'create' | 'read' | 'update' | 'delete'
const ROLES: Role[] = ['visitor', 'admin', 'marketer', 'writer', 'support']

/** Who may do what: a letter per operation (create, read, update, delete) in the order of ROLES. */
const TABLE: Record<string, Record<Role, string>> = {
  products: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  plans: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  bundles: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  'offer-rules': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  'subscriber-prices': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  coupons: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  campaigns: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  launches: { visitor: '', admin: 'r', marketer: 'r', writer: 'r', support: '' },
  'price-sets': { visitor: '', admin: 'r', marketer: 'r', writer: '', support: '' },
  'push-messages': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  experiments: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  'subscription-change-rules': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'r', support: 'r' },
  'product-copy': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  pages: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  articles: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  guides: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  categories: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  authors: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  reviews: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  'best-lists': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  releases: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'ru', support: 'r' },
  legal: { visitor: '', admin: 'crud', marketer: 'r', writer: 'crud', support: 'r' },
  faq: { visitor: '', admin: 'crud', marketer: 'r', writer: 'crud', support: 'crud' },
  navigation: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  'interface-messages': { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  redirects: { visitor: '', admin: 'crud', marketer: 'crud', writer: 'crud', support: 'r' },
  comments: { visitor: '', admin: 'rud', marketer: 'r', writer: 'rud', support: 'rud' },
  announcement: { visitor: '', admin: 'ru', marketer: 'ru', writer: 'ru', support: 'r' },
  media: { visitor: 'r', admin: 'crud', marketer: 'crud', writer: 'cru', support: 'r' },
  customers: { visitor: '', admin: 'ru', marketer: '', writer: '', support: 'ru' },
  orders: { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  subscriptions: { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'subscription-events': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'order-lines': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  trials: { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  licences: { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  devices: { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  tickets: { visitor: '', admin: 'ru', marketer: '', writer: '', support: 'ru' },
  'customer-reviews': { visitor: '', admin: 'r', marketer: 'r', writer: 'r', support: 'r' },
  'ticket-messages': { visitor: '', admin: 'cr', marketer: '', writer: '', support: 'cr' },
  'ticket-notes': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'ticket-drafts': { visitor: '', admin: '', marketer: '', writer: '', support: '' },
  'saved-replies': { visitor: '', admin: 'crud', marketer: '', writer: '', support: 'crud' },
  'ticket-attachments': { visitor: '', admin: 'cr', marketer: '', writer: '', support: 'cr' },
  'contract-declarations': { visitor: '', admin: 'ru', marketer: '', writer: '', support: 'ru' },
  emails: { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'audit-events': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'payer-choices': { visitor: '', admin: 'crud', marketer: 'r', writer: 'r', support: 'r' },
  'payment-events': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'sandbox-payments': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  sessions: { visitor: '', admin: '', marketer: '', writer: '', support: '' },
  'sign-ins': { visitor: '', admin: 'r', marketer: '', writer: '', support: 'r' },
  'referral-visits': { visitor: '', admin: '', marketer: '', writer: '', support: '' },
  'share-events': { visitor: '', admin: '', marketer: '', writer: '', support: '' },
  'cancel-feedback': { visitor: '', admin: 'r', marketer: 'r', writer: '', support: 'r' },
  'push-registrations': { visitor: '', admin: 'r', marketer: 'r', writer: '', support: '' },
  'client-reports': { visitor: '', admin: 'rd', marketer: '', writer: '', support: 'r' },
  sellers: { visitor: '', admin: 'crud', marketer: 'r', writer: 'r', support: 'r' },
  // Everyone of the staff reads and changes their own account, and no other.
  users: { visitor: '', admin: 'crud', marketer: 'ru', writer: 'ru', support: 'ru' },
  'pricing-settings': { visitor: '', admin: 'ru', marketer: 'ru', writer: 'r', support: 'r' },
  'subscription-settings': { visitor: '', admin: 'ru', marketer: 'ru', writer: 'r', support: 'r' },
  'referral-settings': { visitor: '', admin: 'ru', marketer: 'ru', writer: 'r', support: 'r' },
  'staff-security': { visitor: '', admin: 'ru', marketer: '', writer: '', support: '' },
  housekeeping: { visitor: '', admin: 'ru', marketer: 'r', writer: 'r', support: 'r' },
}

const EMAILS: Record<Operation, string> = { create: 'c', read: 'r', update: 'u', delete: 'd' }

const staff = new Map<Role, { id: string; collection: 'users'; role: string }>()

const db = await freshDatabase()
const payload = await openCms()
for (const role of ['admin', 'marketer', 'writer', 'support'] as const) {
  const user = await payload.create({
    collection: 'users',
    data: { email: `${role}@staff.test`, password: 'a-long-password', role },
  })
  staff.set(role, { ...user, id: String(user.id), collection: 'users' })
}

async function isAllowed(slug: string, operation: Operation, role: Role): Promise<boolean> {
  const config = [...collections, ...globals].find(each => each.slug === slug)
  const access: Partial<Record<Operation, unknown>> = { ...config?.access }
  const rule = access[operation]
  if (typeof rule !== 'function')
    throw new Error(`${slug} has no rule for ${operation}: Payload's default would let every login in`)
  const req = { user: staff.get(role) ?? null, payload }
  return Boolean(await rule({ req, data: {}, id: undefined }))
}

const cases = Object.entries(TABLE).flatMap(([slug, roles]) =>
  ROLES.map(role => ({
    slug,
    role,
    emails: roles[role],
    isGlobal: globals.some(each => each.slug === slug),
  })),
)

test.each(cases)('$role may do «$emails» with $slug', async ({ slug, role, emails, isGlobal }) => {
  const operations: Operation[] = isGlobal ? ['read', 'update'] : ['create', 'read', 'update', 'delete']
  for (const operation of operations) {
    expect({ operation, allowed: await isAllowed(slug, operation, role) }).toEqual({
      operation,
      allowed: emails.includes(EMAILS[operation]),
    })
  }
})

test('the table names every collection and global', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...collections, ...globals].map(({ slug }) => slug).sort())
})

test('a writer who asks the API to change a price is refused, and the price stays', async () => {
  const user = staff.get('writer')
  const { docs } = await payload.find({ collection: 'plans', where: { pay_key: { equals: '10337-LFT' } } })
  const [plan] = docs
  if (!plan || !user) throw new Error('the seed lacks the plan 10337-LFT')
  await expect(
    payload.update({ collection: 'plans', id: plan.id, data: { price: 1 }, user, overrideAccess: false }),
  ).rejects.toThrow()
  const { rows } = await db.query<{ price: number }>(
    `select price::float from plans where pay_key = '10337-LFT'`,
  )
  expect(rows[0]?.price).toBe(129.9)
})

test('a member of staff cannot make themselves an admin', async () => {
  const user = staff.get('support')
  if (!user) throw new Error('no support login')
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { role: 'admin' },
    user,
    overrideAccess: false,
  })
  const after = await payload.findByID({ collection: 'users', id: user.id })
  expect(after.role).toBe('support')
})

test('a member of staff sees no account but their own', async () => {
  const user = staff.get('writer')
  const { docs } = await payload.find({ collection: 'users', user, overrideAccess: false })
  expect(docs.map(({ email }) => email)).toEqual(['writer@staff.test'])
})

test('the hash of a password leaves through no door, not even for an admin', async () => {
  await db.query(`insert into customers (email, password_hash) values ('a@b.test', 'scrypt$secret')`)
  const { docs } = await payload.find({
    collection: 'customers',
    user: staff.get('admin'),
    overrideAccess: false,
  })
  expect(JSON.stringify(docs)).not.toContain('scrypt$secret')
  expect(docs).toHaveLength(1)
})
