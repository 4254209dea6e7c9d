import { type Currencies, convertAmount, DECIMALS } from './currency'
import { floorScaled, scale } from './money'
import type { Currency } from './vocabulary'

export const ENDINGS = ['none', 'ninety', 'whole'] as const
export type Ending = (typeof ENDINGS)[number]

/** How the prices of a set change: by so many basis points or US cents, up or (below zero) down, then to an ending. */
export type SetChange = { kind: 'percent' | 'amount'; by: number; ending: Ending }

type In = { currency: Currency; currencies: Currencies }

/**
 * A price (minor units) after a change: 12990 US cents up 5 % → 13640, ending in .90 → 13690. An amount is in US cents, in
 * another currency what that is by its rate. Undefined where nothing, or less, would be left of it; what is free stays free.
 */
export function changedPrice(before: number, change: SetChange, where: In): number | undefined {
  if (before === 0) return 0
  const moved = movedPrice(before, change, where)
  return moved > 0 ? endingIn(moved, change.ending, where) : undefined
}

function movedPrice(before: number, { kind, by }: SetChange, { currency, currencies }: In): number {
  if (kind === 'percent') return scale(before, 10_000 + by, 10_000)
  const setting = currencies.get(currency)
  const size = setting ? convertAmount(Math.abs(by), setting) : Math.abs(by)
  return by < 0 ? before - size : before + size
}

/** The nearest with this ending; of two the higher. A currency without decimals ends as its converted prices do, and is whole already. */
function endingIn(price: number, ending: Ending, { currency, currencies }: In): number {
  const unit = 10 ** DECIMALS[currency]
  switch (ending) {
    case 'none':
      return price
    case 'ninety':
      return nearest(price, unit > 1 ? 90 : (currencies.get(currency)?.ending ?? 0), 100)
    case 'whole':
      return unit > 1 ? nearest(price, 0, unit) : price
  }
}

function nearest(price: number, end: number, step: number): number {
  const steps = floorScaled(price, 1, { unit: step, shift: step / 2 - end })
  const found = Math.max(0, steps) * step + end
  return found > 0 ? found : step
}

/** More than 30 % more or less: what an editor is asked about (decision 033). */
export const isLargeStep = ({ before, after }: { before: number; after: number }): boolean =>
  Math.abs(after - before) * 10 > before * 3
