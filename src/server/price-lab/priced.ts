import { type OwnedLicence, type PricedPlan, priceTable, type QuoteVisit } from '@/pricing'
import { countsFromPriorPrice } from '@/site/markets'
import { payerFor } from '../payments/choice'
import type { Snapshot } from '../rule-book/load'
import type { Situation } from './situation'

export type Priced = { visit: QuoteVisit; table: PricedPlan[]; campaigns: readonly RunningCampaign[] }
type RunningCampaign = { key: string; coupons: readonly string[] }

/** Every plan on sale as such a buyer would see it, by the rule book that sells. */
export function pricedFor(
  snapshot: Pick<Snapshot, 'book' | 'words'>,
  { payer, buyer, ...situation }: Situation & Pick<QuoteVisit, 'entered'>,
  owned: readonly OwnedLicence[],
): Priced {
  const { at, site, locale } = situation
  const countsFromPrior = countsFromPriorPrice(situation)
  const visit = { ...situation, owned, payer: payer ?? payerFor(snapshot, situation), countsFromPrior }
  return {
    visit,
    table: priceTable(snapshot.book, visit),
    campaigns: snapshot.book.runningCampaigns(at, site, locale),
  }
}
