import { createHmac } from 'node:crypto'
import { referralSettings, type TrialLine } from '../referral/settings'
import { type Database, inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import type { Customer } from '../sessions/customer'
import { plainAddress } from '../sessions/plain-address'
import { type StoredTrial, storeTrial } from './store'

type Begun = { ok: true; trial: StoredTrial } | { ok: false; why: 'off' | 'unconfirmed' | 'used' }
type Trying = Pick<Customer, 'id' | 'email' | 'confirmedAt'>

/** A trial without a purchase: once per line and customer, under a confirmed address (decision 061); `at` in ms. */
export function beginFreeTrial(customer: Trying, line: TrialLine, at: number): Promise<Begun> {
  return inTransaction(async tx => {
    const { free_days: days } = await referralSettings(tx)
    if (days === 0) return { ok: false, why: 'off' }
    if (customer.confirmedAt === null) return { ok: false, why: 'unconfirmed' }
    const key = keyOf(customer, line)
    const trial = await storeTrial(tx, { key, customerId: customer.id, kind: 'free', line, days, at })
    return trial ? { ok: true, trial } : { ok: false, why: 'used' }
  })
}

/** Whether an address has had it, under this or a deleted account. */
export async function hadFreeTrial(db: Database, customer: Trying, line: TrialLine): Promise<boolean> {
  const found = await db.query('select 1 from trials where key = $1', [keyOf(customer, line)])
  return found.length > 0
}

/** Keyed, so that the row tells nobody an address once the account is gone. */
const keyOf = ({ email }: Trying, line: TrialLine): string =>
  `free:${line}:${createHmac('sha256', env().PAYLOAD_SECRET).update(plainAddress(email)).digest('base64url')}`
