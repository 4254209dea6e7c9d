import type { RuleBook } from '@/pricing'
import type { Order } from '../orders/order'
import { type ReferralSettings, referralSettings, type TrialLine } from '../referral/settings'
import { ruleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import { isOnePerson } from '../sessions/plain-address'
import { lineOfProduct } from './line-products'
import { storeTrial } from './store'
import { earnsTrial, trialsOf } from './stored-trials'
import { enqueueTrialEmail, type Referrer } from './trial-email'

type Sold = Pick<Order, 'id' | 'charge' | 'quote' | 'email'>

const YEAR = 365 * 86_400_000

/**
 * Gives the customer by whose link an order was bought a trial, once per order (SPEC 9, decision 061). Renewals earn
 * none, nor what somebody buys from themselves, nor more than the year's number; at the instant (ms) of the payment.
 */
export async function grantTrial(tx: Database, order: Sold, at: number): Promise<void> {
  if ((order.charge ?? 1) > 1) return
  const referrer = await lockReferrer(tx, order)
  if (!referrer || isOnePerson(referrer.email, order.email)) return
  const [settings, { book }] = await Promise.all([referralSettings(tx), ruleBook()])
  const line = lineOf(settings, book, order)
  if (settings.trial_days === 0 || line === undefined) return
  if ((await earnedInYear(tx, referrer.id, at)) >= settings.most_per_year) return
  const trial = await storeTrial(tx, {
    ...{ key: `order:${order.id}`, customerId: referrer.id, kind: 'referral', line, at },
    ...{ days: settings.trial_days, orderId: order.id },
  })
  if (trial && (await earnsTrial(tx, order.id))) await enqueueTrialEmail(tx, referrer, trial)
}

/** Their row is locked, so that of two purchases at a time each sees the other; none where it is the buyer's own. */
async function lockReferrer(tx: Database, { id }: Sold): Promise<Referrer | undefined> {
  const [referrer] = await tx.query<Referrer>(
    `select c.id, c.email, coalesce(c.locale, 'en') as locale, c.confirmed_at is not null as "isConfirmed"
     from orders o join customers c on c.id = o.referred_by_id
     where o.id = $1 and o.customer_id is distinct from o.referred_by_id for no key update of c`,
    [id],
  )
  return referrer
}

/** What a friend bought of the adult line stays with them: it earns a trial of the video line. */
function lineOf({ line }: ReferralSettings, book: RuleBook, { quote }: Sold): TrialLine | undefined {
  if (line !== 'bought') return line
  const bought = lineOfProduct(book, quote.pid)
  return bought === 'adult' ? 'video' : bought
}

/** Those that were taken back too: they could be used until then. */
async function earnedInYear(tx: Database, customerId: string, at: number): Promise<number> {
  const trials = await trialsOf(tx, customerId)
  return trials.filter(({ kind, begins }) => kind === 'referral' && begins > at - YEAR).length
}
