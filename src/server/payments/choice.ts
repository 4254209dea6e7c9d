import { type Currency, currencyOf, type PricingLocale, type PricingSite, type ProviderName } from '@/pricing'
import type { Snapshot } from '../rule-book/load'
import { providerNames } from './providers'

type Buying = { site: PricingSite; locale: PricingLocale; country: string }

/**
 * Through whom a site sells to a buyer whose currency this is: as the admin says, else through the sandbox (DOMAIN 6),
 * else through the payer that is set up.
 */
export function payerFor({ words, book }: Pick<Snapshot, 'words' | 'book'>, buying: Buying): ProviderName {
  return payerOf(words, buying.site, currencyOf(buying, book.currencies))
}

function payerOf({ payers }: Snapshot['words'], site: PricingSite, currency: Currency): ProviderName {
  const names = providerNames()
  const chosen = payers.find(row => row.site === site && row.currency === currency)
  if (chosen && names.includes(chosen.payer)) return chosen.payer
  return names[0] ?? 'sandbox' // where there is none, paying says so
}
