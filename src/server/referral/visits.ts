import { createHmac } from 'node:crypto'
import { codeIn } from '@/site/invitation'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { type Database, database } from '../runtime/database'
import { env } from '../runtime/env'
import { randomGroups } from '../runtime/random-code'
import { utcDay } from '../time-zones/days'
import type { ReferralSettings } from './settings'

export type ReferralCounts = { visits: number; accounts: number; copies: number; purchases: number }

/** Created on first use (SPEC 2, earn free trials). */
export async function referralCodeOf(customerId: string): Promise<string> {
  const [row] = await database.query<{ referral_code: string }>(
    `update customers set referral_code = coalesce(referral_code, $2) where id = $1
     returning coalesce(referral_code, $2) as referral_code`,
    [customerId, randomGroups(1, 10)],
  )
  if (!row) throw new Error('A customer is gone')
  return row.referral_code
}

/** Whether a code invites: a customer's, or the shop's own, which rewards nobody (SPEC 9). */
export async function isInvitation(
  db: Database,
  code: string | undefined,
  { default_code }: Pick<ReferralSettings, 'default_code'>,
): Promise<boolean> {
  return codeIn(code) === default_code || (await referrerOf(db, code)) !== null
}

/** Whose code it is, in whatever case; null where nobody has it. */
export async function referrerOf(db: Database, code: string | undefined): Promise<string | null> {
  const written = codeIn(code)
  if (written === undefined) return null
  const [row] = await db.query<{ id: string }>('select id from customers where referral_code = $1', [written])
  return row?.id ?? null
}

/** By whose link an account was opened. */
export async function referrerOfAccount(db: Database, customerId: string | null): Promise<string | null> {
  const [row] = await db.query<{ referrer: string | null }>(
    'select referred_by_id as referrer from customers where id = $1',
    [customerId],
  )
  return row?.referrer ?? null
}

type Visitor = { ip: string; userAgent: string | null; customerId: string | null; at: number }

/**
 * Counts a visit by a referral link: each visitor once a day (UTC), the link's owner never, and ten per network and
 * quarter of an hour.
 */
export async function countReferralVisit(code: string | undefined, visitor: Visitor): Promise<void> {
  if (!(await consume('referral', networkOf(visitor.ip))).ok) return
  const referrer = await referrerOf(database, code)
  if (referrer === null || referrer === visitor.customerId) return
  await database.query(
    'insert into referral_visits (customer_id, visitor_hash) values ($1, $2) on conflict do nothing',
    [referrer, visitorHash(visitor)],
  )
}

/** Keyed, so that nobody can find the IP address by trying all; of the day, so that it follows nobody to the next. */
const visitorHash = ({ ip, userAgent, at }: Visitor): string =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`${utcDay(at)}\n${ip}\n${userAgent ?? ''}`)
    .digest('base64url')

/** All that came of a customer's link so far; of purchases those that are paid and were not paid back. */
export async function referralCountsOf(customerId: string): Promise<ReferralCounts> {
  const [row] = await database.query<ReferralCounts>(
    `select (select count(*)::int from referral_visits where customer_id = $1) as visits,
       (select count(*)::int from customers where referred_by_id = $1) as accounts,
       (select count(*)::int from share_events where customer_id = $1) as copies,
       (select count(*)::int from orders where referred_by_id = $1 and state = 'paid') as purchases`,
    [customerId],
  )
  return row ?? { visits: 0, accounts: 0, copies: 0, purchases: 0 }
}
