import type { RuleBook } from '@/pricing'
import { productsOfLine } from './line-products'
import type { Trial } from './stored-trials'

/** Until when (ms) each product may be tried at an instant (ms); trials that are to come are none yet. */
export function triedProducts(book: RuleBook, trials: readonly Trial[], at: number): Map<number, number> {
  const until = new Map<number, number>()
  for (const trial of trials) {
    if (!trial.isValid || trial.begins > at) continue
    for (const { pid } of productsOfLine(book, trial.line))
      until.set(pid, Math.max(until.get(pid) ?? 0, trial.ends))
  }
  return until
}
