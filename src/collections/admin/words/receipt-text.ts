import type { Purpose } from '@/pricing/subscriptions'
import { t } from './of-request'
import type { Sentence } from './say'
import { offerName } from './shop-names'

/** What a charge of a subscription is for. */
export const PURPOSES: Record<Purpose, Sentence> = {
  first: 'First period',
  renewal: 'Renewal',
  change: 'Change of plan',
  option: 'Option added',
  upgrade: 'Lifetime',
}

type Line = { kind: string; rule: string; amount: number }

/** A line of an old price in the language of the screen: it is kept in that of its buyer. */
export function receiptText({ kind, rule, amount }: Line, offType: number): string {
  switch (kind) {
    case 'list':
      return t(Object.entries(PURPOSES).find(([purpose]) => purpose === rule)?.[1] ?? 'List price')
    case 'selling':
      return t('Shop discount')
    case 'offer':
      return offerName(offType)
    case 'campaign':
      return t('Campaign')
    case 'credit':
      return t(
        rule === 'credit' ? 'Rest of the old plan' : amount < 0 ? 'From the balance' : 'Kept as balance',
      )
    default:
      return t('Code')
  }
}
