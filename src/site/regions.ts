import type { Market } from './markets'

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
