import { createHmac } from 'node:crypto'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { type Database, database } from '../runtime/database'
import { env } from '../runtime/env'
import { randomGroups } from '../runtime/random-code'

/** What a customer's link brought so far, and how often they passed it on. */
export type ReferralCounts = { visits: number; accounts: number; copies: number }

/** The code of the link that a customer passes on (SPEC 2, earn free trials); made when it is first asked for. */
export async function referralCodeOf(customerId: string): Promise<string> {
  const [row] = await database.query<{ referral_code: string }>(
    `update customers set referral_code = coalesce(referral_code, $2) where id = $1 returning referral_code`,
    [customerId, randomGroups(1, 10)],
  )
  if (!row) throw new Error('A customer is gone')
  return row.referral_code
}

/** Whose code it is, however it is written; null for nobody's. */
export async function referrerOf(db: Database, code: string | undefined): Promise<string | null> {
  const written = code?.trim().toUpperCase() ?? ''
  if (!/^[0-9A-Z]{10}$/.test(written)) return null
  const [row] = await db.query<{ id: string }>('select id from customers where referral_code = $1', [written])
  return row?.id ?? null
}

type Visitor = { ip: string; userAgent: string | null; customerId: string | null }

/**
 * Counts that somebody came through a link: each visitor once, its owner never, and of one network ten in a quarter of an
 * hour.
 */
export async function countReferralVisit(code: string | undefined, visitor: Visitor): Promise<void> {
  const referrer = await referrerOf(database, code)
  if (referrer === null || referrer === visitor.customerId) return
  if (!(await consume('referral', networkOf(visitor.ip))).ok) return
  await database.query(
    'insert into referral_visits (customer_id, visitor_hash) values ($1, $2) on conflict do nothing',
    [referrer, visitorHash(visitor)],
  )
}

/** Keyed, so that nobody who reads the table finds out an address by trying them all. */
const visitorHash = ({ ip, userAgent }: Visitor): string =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`${ip}\n${userAgent ?? ''}`)
    .digest('base64url')

/** How many people came through a customer's link, how many of them opened an account, and how often it was passed on. */
export async function referralCountsOf(customerId: string): Promise<ReferralCounts> {
  const [row] = await database.query<ReferralCounts>(
    `select (select count(*)::int from referral_visits where customer_id = $1) as visits,
       (select count(*)::int from customers where referred_by_id = $1) as accounts,
       (select count(*)::int from share_events where customer_id = $1) as copies`,
    [customerId],
  )
  return row ?? { visits: 0, accounts: 0, copies: 0 }
}
