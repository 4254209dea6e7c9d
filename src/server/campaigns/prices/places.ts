import {
  type CampaignRow,
  OPERATING_SYSTEMS,
  type OperatingSystem,
  type PricingLocale,
  type PricingSite,
  type QuoteVisit,
  SITES,
} from '@/pricing'
import { countryOfLanguage, countsFromPriorPrice } from '@/site/markets'
import { localesOf } from '@/site/sites'
import { payerFor } from '../../payments/choice'
import type { DraftInBook } from '../draft-in-book'

export type Place = { site: PricingSite; locale: PricingLocale; os: OperatingSystem }

/** Where it is shown; a campaign without sites or languages is shown on all of them. */
export const placesOf = ({ sites, locales }: Pick<CampaignRow, 'sites' | 'locales'>): Place[] =>
  SITES.filter(site => sites.length === 0 || sites.includes(site)).flatMap(site =>
    localesOf(site)
      .filter(locale => locales.length === 0 || locales.includes(locale))
      .flatMap(locale => OPERATING_SYSTEMS.map(os => ({ site, locale, os }))),
  )

/** Somebody new there, from the country of its language, at an instant (ms). */
export function visitOf(snapshot: DraftInBook['snapshot'], place: Place, at: number): QuoteVisit {
  const country = countryOfLanguage(place.locale) ?? 'xx'
  const buying = { ...place, country }
  const countsFromPrior = countsFromPriorPrice(buying)
  return { ...buying, at, coupon: null, payer: payerFor(snapshot, buying), owned: [], countsFromPrior }
}

/** The same for sites on which the same campaigns run: they are priced alike. */
export function likeOf(
  books: NonNullable<DraftInBook['books']>,
  { at, site, locale, os, payer }: QuoteVisit,
): string {
  const running = [books.without, books.with].map(book =>
    book.runningCampaigns(at, site, locale).map(({ key }) => key),
  )
  return JSON.stringify([locale, os, payer, running])
}
