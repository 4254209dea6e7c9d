import type { Snapshot } from './load'

/** The routes of adult products and of the sites that they serve: they are listed nowhere (DOMAIN 1). */
export function adultRoutes({ book, addresses }: Snapshot): string[] {
  const isAdult = (route: string) => book.productOf(route, 'win')?.line === 'adult'
  const served = addresses.genericRoutes.filter(({ genericRoute }) => isAdult(genericRoute))
  return [...book.routes.filter(isAdult), ...served.map(({ route }) => route)]
}
