import type { Product } from '@/pricing'
import { applicationsOf } from '../releases/applications'
import type { ProductPages } from './product-pages'

/**
 * What the music line does for a product: it is one of its converters, holds them, or is sold together with it in a
 * suite. `services`: the routes of the other converters.
 */
export type MusicPart = {
  kind: 'converter' | 'holds' | 'beside'
  suite: string | undefined
  services: string[]
}

/** The suite of both lines. */
const BOTH = 'video_music_one'

/** Undefined where music is no matter: for the adult line, AI, and what nobody can buy any more. */
export function musicPartOf(
  product: Product,
  { byRoute, singlesOf }: Pick<ProductPages, 'byRoute' | 'singlesOf'>,
  isSold: (route: string) => boolean,
): MusicPart | undefined {
  const { line, prod_type, route } = product
  if (line === 'adult' || line === 'ai') return undefined
  const services = singlesOf('music').flatMap(each =>
    each.route === route || !isSold(each.sold) ? [] : each.route,
  )
  const both = byRoute.has(BOTH) && isSold(BOTH) && route !== BOTH ? BOTH : undefined
  if (line === 'music' && prod_type === 'single') return { kind: 'converter', suite: both, services }
  if (applicationsOf(product).includes('music_converter'))
    return { kind: 'holds', suite: undefined, services }
  return both ? { kind: 'beside', suite: both, services } : undefined
}
