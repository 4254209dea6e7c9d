import type { Market } from './markets'

/** Where a service is at home: in several parts of the world, in Europe, in Japan, in one country or a few elsewhere. */
export const REGIONS = ['global', 'eu', 'jp', 'other'] as const
export type Region = (typeof REGIONS)[number]

/** Whoever looks finds what is at home where they are first. */
export const REGIONS_OF: Record<Market, readonly Region[]> = {
  germany: ['eu', 'global', 'jp', 'other'],
  europe: ['global', 'eu', 'jp', 'other'],
  japan: ['jp', 'global', 'eu', 'other'],
  world: ['global', 'jp', 'eu', 'other'],
}
