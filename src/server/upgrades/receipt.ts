import type { OwnedLicence, Step } from '@/pricing'
import type { Upgrade } from '../campaigns/upgrades'

/** Amounts in minor units of the quote’s currency; what lowers the price is below zero. */
export type ReceiptLine = { amount: number } & (
  | { kind: 'usual' }
  | { kind: 'credit'; licence: OwnedLicence }
  | { kind: 'sale'; step: Step }
)

/** From what anybody pays, by what each licence takes off and what runs now, to the upgrade’s price: they add up to it. */
export function receiptOf({ told, credits }: Pick<Upgrade, 'told' | 'credits'>): ReceiptLine[] {
  const sales = told.steps.filter(({ kind }) => kind === 'campaign' || kind === 'coupon')
  return [
    { kind: 'usual', amount: told.selling },
    ...credits.map(({ licence, amount }) => ({ kind: 'credit' as const, licence, amount: -amount })),
    ...sales.map(step => ({ kind: 'sale' as const, step, amount: step.after - step.before })),
  ]
}
