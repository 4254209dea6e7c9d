import type { Locale } from './locale'
import { countryOfLanguage, type Market } from './markets'

/** Where a service is at home: in several parts of the world, in Europe, in Japan, in America or Australia. */
export const REGIONS = ['global', 'eu', 'jp', 'americas'] as const
export type Region = (typeof REGIONS)[number]

/** Whoever looks finds what is at home where they are first. */
export const REGIONS_OF: Record<Market, readonly Region[]> = {
  germany: ['eu', 'global', 'jp', 'americas'],
  europe: ['global', 'eu', 'jp', 'americas'],
  japan: ['jp', 'global', 'eu', 'americas'],
  world: ['global', 'americas', 'jp', 'eu'],
}

/** What is at home only in the country where a language is mostly read, then the rest; each as it stood. */
export function nearestFirst<Item extends { country?: string | undefined }>(
  items: readonly Item[],
  locale: Locale,
): Item[] {
  const home = countryOfLanguage(locale)
  if (!home) return [...items]
  return items.toSorted((a, b) => Number(b.country === home) - Number(a.country === home))
}
