import { type Currency, OPERATING_SYSTEMS } from '@/pricing'
import type { Place } from '@/server/campaigns/prices/places'
import type { PriceBeside, WhatChanges } from '@/server/campaigns/what-changes'
import { SITE_LABELS, SYSTEM_LABELS } from '../../fields/options'
import { languageName } from '../words/intl-names'
import type { AdminLanguage } from '../words/language'
import { sayIn } from '../words/say'
import { bracketed } from '../words/written/bracketed'
import { listText } from '../words/written/joined'

/** Where a price holds: «Everywhere», or sites with languages, and the system where it is one alone. */
export function whereText(
  { places }: Pick<PriceBeside, 'places'>,
  all: readonly Place[],
  language: AdminLanguage,
): string {
  const t = sayIn(language)
  if (places.length === all.length) return t('Everywhere')
  const sites = [...new Set(places.map(({ site }) => site))]
  const systems = OPERATING_SYSTEMS.filter(os => places.some(place => place.os === os))
  const text = listText(
    sites.map(site => bracketed(language, t(SITE_LABELS[site]), languagesOn(places, site, language))),
  )
  const [only] = systems
  return systems.length === 1 && only ? listText([text, t(SYSTEM_LABELS[only])]) : text
}

const languagesOn = (places: readonly Place[], site: Place['site'], language: AdminLanguage): string => {
  const locales = places.filter(place => place.site === site).map(({ locale }) => locale)
  return listText([...new Set(locales)].map(locale => languageName(locale, language)))
}

/** Everywhere where somebody pays in this currency. */
export function placesOfCurrency({ prices }: Pick<WhatChanges, 'prices'>, currency: Currency): Place[] {
  const places = prices.filter(price => price.currency === currency).flatMap(price => price.places)
  return [...new Map(places.map(place => [JSON.stringify(place), place])).values()]
}
