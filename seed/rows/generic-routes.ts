import { readFileSync } from 'node:fs'
import { parseCsv } from '../csv'
import { WrongSeed } from '../problem'

/** A site of its own address that the generic product serves, under the site's name (PAGES «product pages»). */
export type GenericRoute = { route: string; site: string; generic_route: string }

const FILE = 'seed/generic-routes.csv'
const csv = parseCsv(FILE, readFileSync(new URL('../../seed/generic-routes.csv', import.meta.url), 'utf8'))
if (csv.problems.length > 0) throw new WrongSeed(csv.problems)

export const genericRoutes: readonly GenericRoute[] = csv.rows.map(
  ({ route = '', site = '', generic_route = '' }) => ({ route, site, generic_route }),
)
