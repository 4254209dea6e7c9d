import { isQuoteError, planList, type Quote, type RuleBook } from '@/pricing'
import { ruleBook } from '../rule-book/live'
import { type Database, inTransaction } from '../runtime/database'

/** For so long, in ms, a price may stand without being noted. */
export const SHOWN_PRICES_MS = 5 * 60_000

/** One language per currency on each site: prices are the same in the others. */
const VIEWS = [
  { site: 'com', locale: 'en', country: 'xx' },
  { site: 'com', locale: 'de', country: 'de' },
  { site: 'com', locale: 'zh', country: 'cn' },
  { site: 'jp', locale: 'ja', country: 'jp' },
] as const

type Shown = Pick<Quote, 'pid' | 'plan' | 'currency' | 'price'>

/**
 * Notes at an instant (ms) what anybody pays for each plan in each currency, where that is another price than the last
 * one noted. Rows are only ever added: what was the lowest price of 30 days is read from them (decision 056).
 */
export async function noteShownPrices(at: number): Promise<number> {
  const { book } = await ruleBook()
  const shown = pricesShown(book, at)
  return inTransaction(tx => note(tx, shown, at))
}

/** Of newcomers, without a coupon of their own. */
export function pricesShown(book: RuleBook, at: number): Shown[] {
  const prices = new Map<string, Shown>()
  for (const view of VIEWS)
    for (const os of ['win', 'mac'] as const)
      for (const route of book.routes) {
        const list = planList(book, { ...view, at, os, coupon: null, payer: 'sandbox', owned: [], route })
        if (isQuoteError(list)) continue
        for (const { quote } of list.plans) {
          const { pid, plan, currency, price } = quote
          prices.set(`${pid} ${plan} ${currency}`, { pid, plan, currency, price })
        }
      }
  return [...prices.values()]
}

async function note(tx: Database, shown: readonly Shown[], at: number): Promise<number> {
  // One process at a time, so that none notes what another just did.
  await tx.query(`select pg_advisory_xact_lock(hashtext('shown_prices'))`)
  const added = await tx.query(
    `insert into shown_prices (pid, plan, currency, price, shown_from)
     select s.pid, s.plan, s.currency, s.price, $2 from jsonb_to_recordset($1::jsonb) as s(pid int, plan text, currency text, price int)
     where s.price is distinct from (select p.price from shown_prices p
       where p.pid = s.pid and p.plan = s.plan and p.currency = s.currency order by p.shown_from desc, p.id desc limit 1)
     returning 1`,
    [JSON.stringify(shown), new Date(at)],
  )
  return added.length
}
