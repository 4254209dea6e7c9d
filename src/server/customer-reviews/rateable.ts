import type { RuleBook } from '@/pricing'
import { type Database, database } from '../runtime/database'

/** A licence that somebody paid for. */
export type PaidLicence = { id: string; pid: number }

/** What a customer may rate, and the licence that allows it. `isBought`: itself, not within something larger. */
export type Rateable = { route: string; pid: number; licence: string; isBought: boolean }

/**
 * Licences of orders of their own that cost something and were not paid back; one that ran out counts, a trial and what
 * was given away do not.
 */
const PAID = `select l.id, l.pid::int from licences l join order_lines i on i.id = l.order_line_id
  join orders o on o.id = i.order_id
  where l.customer_id = $1 and l.state = 'active' and o.customer_id = $1 and o.state = 'paid' and o.total > 0
  order by l.issued, l.key`

/** The licences by which a customer may rate, in the order in which they were issued; locks nothing. */
export const paidLicences = (customerId: string): Promise<PaidLicence[]> =>
  database.query<PaidLicence>(PAID, [customerId])

/** Nobody pays them back before this transaction ends. */
export const lockPaidLicences = (tx: Database, customerId: string): Promise<PaidLicence[]> =>
  tx.query<PaidLicence>(`${PAID} for share of l`, [customerId])

/** By route, what was bought itself before what it opens. */
export function rateableBy(book: RuleBook, licences: readonly PaidLicence[]): Rateable[] {
  const products = licences.flatMap(({ id, pid }) => {
    const product = book.productByPid(pid)
    return product ? [{ id, product }] : []
  })
  const bought = products.map(({ id, product: { route, pid } }) => ({
    route,
    pid,
    licence: id,
    isBought: true,
  }))
  const opened = products.flatMap(({ id, product }) =>
    [...product.confers.singles, ...product.includes].map(({ route, pid }) => ({
      ...{ route, pid, licence: id, isBought: false },
    })),
  )
  const first = new Map<string, Rateable>()
  for (const each of [...bought, ...opened]) if (!first.has(each.route)) first.set(each.route, each)
  return [...first.values()].filter(({ pid }) => book.productByPid(pid)?.url)
}
