import { ask, textOf } from '../tests/support/ask'
import { onDatabase } from '../tests/support/shop-copy'
import { type Customer, openAccounts, ownersIn } from './canaries'
import { randomFrom } from './random'
import { report } from './report'
import { type Shops, withShops } from './shops'
import { UNKEYED, visitOf } from './visits'

// `npm run bench:privacy`: customers whose secrets can be told apart ask two processes in turn for everything, and tell
// of themselves in every header; no answer may hold anything of another one, and no stored page anything of anybody.

const REQUESTS = Number(process.env.REQUESTS ?? 10_000)
const CUSTOMERS = 8
const AT_ONCE = 16

type Found = {
  foreign: string[]
  ownInStored: string[]
  failed: string[]
  stored: number
  seenOwn: Set<number>
  statuses: Map<number, number>
}

async function main({ first, each, database }: Shops): Promise<boolean> {
  const customers = await onDatabase(database, db => openAccounts(first, db, CUSTOMERS))
  const found: Found = {
    foreign: [],
    ownInStored: [],
    failed: [],
    stored: 0,
    seenOwn: new Set(),
    statuses: new Map(),
  }
  const random = randomFrom(5)
  let left = REQUESTS
  const visit = async () => {
    while (left-- > 0) {
      const shop = each[left % each.length]
      if (shop) await look(shop, random.pick(customers), random, found)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return tell(found, customers)
}

async function look(
  shop: { port: number },
  customer: Customer,
  random: Parameters<typeof visitOf>[1],
  found: Found,
): Promise<void> {
  const { isOwn, ...asking } = visitOf(customer, random)
  const told = await ask(shop, asking)
  const answer = `${JSON.stringify(told.headers)}${textOf(told)}`
  const owners = ownersIn(answer)
  const isStored =
    String(told.headers['cache-control']).startsWith('public') && told.headers.etag !== undefined
  const what = `${asking.host ?? ''}${asking.path} to customer ${customer.number}, of ${owners}`
  found.statuses.set(told.status, (found.statuses.get(told.status) ?? 0) + 1)
  if (told.status >= 500) found.failed.push(what)
  if (owners.some(owner => owner !== customer.number)) found.foreign.push(what)
  if (isStored) found.stored += 1
  if (isStored && (isOwn || ownersIn(answer).length > 0)) found.ownInStored.push(what)
  if (isOwn && owners.includes(customer.number)) found.seenOwn.add(customer.number)
}

function tell(found: Found, customers: readonly Customer[]): boolean {
  const { foreign, ownInStored, failed, stored, seenOwn, statuses } = found
  const states = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  report('privacy', [
    `${REQUESTS} requests, ${AT_ONCE} at once, by ${customers.length} customers in turn, with ${UNKEYED} headers that decide nothing, on four sites in seven languages, two processes`,
    `answers with something of another customer: ${foreign.length} (goal: 0)`,
    `stored pages with something of anybody: ${ownInStored.length} of ${stored} (goal: 0)`,
    `customers who saw what is their own where it belongs: ${seenOwn.size} of ${customers.length}`,
    `answers by status: ${states.join(', ')}`,
    ...[...foreign, ...ownInStored, ...failed].slice(0, 20),
  ])
  const isProof = seenOwn.size === customers.length && stored > REQUESTS / 2
  return isProof && foreign.length + ownInStored.length + failed.length === 0
}

process.exit((await withShops(2, { settings: { TRUST_PROXY: '1' } }, main)) ? 0 : 1)
