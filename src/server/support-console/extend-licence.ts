import { dayText } from '@/site/day-text'
import { extendLicence } from '../licences/change'
import { type Database, inTransaction } from '../runtime/database'
import { actUnlessJustDone } from './act-once'
import type { Acting, ConsoleResult } from './audit'
import { lockOrderOf } from './licence-actions'
import { BAD_DAYS, typedDays } from './typed-days'

/**
 * Lets a licence that ends be valid for 1 to 365 days more, counted from its end or, where it is over, from now. No money
 * moves. Logged with its reason, in one transaction; undefined where there is no such licence.
 */
export function extendLicenceByStaff(
  licence: string,
  acting: Acting,
  days: string | undefined,
): Promise<ConsoleResult | undefined> {
  return inTransaction(async tx => {
    const order = await lockOrderOf(tx, licence)
    if (!order) return undefined
    const subject = { order: order.number, licence, customer: order.customerId }
    return actUnlessJustDone(tx, acting, { action: 'extend_licence', ...subject }, () =>
      extended(tx, { licence, at: acting.at, days }),
    )
  })
}

type Wanted = { licence: string; at: number; days: string | undefined }

async function extended(tx: Database, { licence, at, days: typed }: Wanted): Promise<ConsoleResult> {
  const days = typedDays(typed)
  if (days === undefined) return BAD_DAYS
  const done = await extendLicence(tx, { licence, days, at })
  if (done.ok)
    return { outcome: 'done', detail: `The license is valid until ${dayText(done.expires, 'en')} now.` }
  return { outcome: 'refused', code: done.why, detail: SENTENCES[done.why] }
}

const SENTENCES = {
  not_allowed: 'Only an active license can be made longer. Nothing was done.',
  lifetime: 'The license is for life, so it has no end to move. Nothing was done.',
  of_subscription:
    'The license ends with its subscription: make the period of the subscription longer. Nothing was done.',
}
