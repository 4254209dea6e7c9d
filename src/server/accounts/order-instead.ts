import type { Plan } from '@/pricing'
import type { OrderState } from '../orders/order'

/** `charge`: of a subscription, its number there; `again`: its buyer wants it though they own it. */
type Placed = {
  number: string
  state: OrderState
  charge: number | null
  again: boolean
  lines: readonly { pid: number; plan: Plan }[]
}

/** An order in whose place a failed one need not be paid: its number, and whether it is paid. */
export type Instead = { number: string; isPaid: boolean }

/**
 * Of each failed order, the one of the same products and plans that stands for it: one whose money may be on its way, else a
 * newer one that is paid, else the newest that can be paid. Who pays both pays twice. `orders` are those of one customer,
 * newest first. A renewal is owed by itself, and who bought again wanted two.
 */
export function ordersInstead(orders: readonly Placed[]): ReadonlyMap<string, Instead> {
  const bought = orders.filter(({ charge, again }) => (charge ?? 1) === 1 && !again)
  return new Map(
    bought.flatMap((order, place): [string, Instead][] => {
      if (order.state !== 'failed') return []
      const isSame = (other: Placed) => contentOf(other) === contentOf(order)
      const other = standsFor(bought.filter(isSame), bought.slice(0, place).filter(isSame))
      return other ? [[order.number, { number: other.number, isPaid: other.state === 'paid' }]] : []
    }),
  )
}

const standsFor = (all: readonly Placed[], newer: readonly Placed[]): Placed | undefined =>
  all.find(({ state }) => state === 'pending') ??
  newer.find(({ state }) => state === 'paid') ??
  newer.find(({ state }) => state === 'failed')

const contentOf = ({ lines }: Placed): string =>
  lines
    .map(({ pid, plan }) => `${pid} ${plan}`)
    .toSorted()
    .join(', ')
