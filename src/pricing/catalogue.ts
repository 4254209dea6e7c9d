import { bundleMapOf } from './bundle-map'
import type { Currencies } from './currency'
import { groupedBy } from './grouped-by'
import { byTie } from './offer-rule'
import type { Offering } from './offering'
import { plansByPid } from './plan-index'
import { type Report, uniqueRows } from './problem'
import { bundledIn, isPair, type Product, productOfRow } from './product'
import { type RouteNames, routeNamesOf } from './route-names'
import type { BundleRow, OfferRuleRow, PlanRow, ProductRow } from './rows'
import type { OperatingSystem } from './vocabulary'

export type Catalogue = {
  readonly names: RouteNames
  productByPid(pid: number): Product | undefined
  /** The product that a route or an alias means on an OS (DOMAIN 4). */
  productOf(name: string, os: OperatingSystem): Product | undefined
  /** Every plan of a product, shortest first, on sale or not. */
  plansOf(pid: number): readonly Offering[]
  offering(pid: number, plan: string): Offering | undefined
  /** The bundles of two singles that include a single, on its own system, in display order (SPEC 2). */
  pairsWith(pid: number): readonly Product[]
  /** Those that may be used, in the order of ties. */
  readonly offerRules: readonly OfferRuleRow[]
}

type CatalogueRows = {
  products: ProductRow[]
  plans: PlanRow[]
  bundles: BundleRow[]
  offerRules: OfferRuleRow[]
}

type Chosen = { readonly [O in OperatingSystem]: Product | undefined }

const NO_PLANS: readonly Offering[] = []
const NO_PAIRS: readonly Product[] = []

/** Joins products, bundle map, plans and offer rules; leaves out and reports rows that name what does not exist. */
export function catalogueOf(rows: CatalogueRows, currencies: Currencies, report: Report): Catalogue {
  const productRows = uniqueProducts(rows.products, report)
  const names = routeNamesOf(productRows, report)
  const bundles = bundleMapOf(rows.bundles, productRows, report)
  const products = new Map(productRows.map(row => [row.pid, productOfRow(row, bundles.get(row.pid) ?? [])]))
  const rules = usableRules(rows.offerRules, names, report)
  const plans = plansByPid(rows.plans, { products, rules, currencies, report })
  const plansOf = (pid: number) => plans.get(pid) ?? NO_PLANS
  const chosen = chosenByName(names, [...products.values()], plansOf)
  const pairs = pairsByPid([...products.values()])
  return {
    names,
    productByPid: pid => products.get(pid),
    productOf: (name, os) => chosen.get(name)?.[os],
    plansOf,
    offerRules: rules,
    offering: (pid, plan) => plansOf(pid).find(offering => offering.plan === plan),
    pairsWith: pid => pairs.get(pid) ?? NO_PAIRS,
  }
}

function pairsByPid(products: readonly Product[]): ReadonlyMap<number, readonly Product[]> {
  const pairs = products.filter(isPair).sort((a, b) => a.sort_order - b.sort_order || a.pid - b.pid)
  return groupedBy(pairs, pair =>
    bundledIn(pair)
      .filter(({ os }) => os === pair.os)
      .map(({ pid }) => pid),
  )
}

/** DOMAIN 4: on a Mac the Mac product if any plan of it is on sale, else the Windows product. */
function chosenByName(
  { names }: RouteNames,
  products: readonly Product[],
  plansOf: Catalogue['plansOf'],
): ReadonlyMap<string, Chosen> {
  const byAddress = new Map(products.map(product => [addressOf(product), product]))
  const isSold = ({ pid }: Product) => plansOf(pid).some(({ isSellable }) => isSellable)
  const chosenOf = (route: string): Chosen => {
    const win = byAddress.get(addressOf({ os: 'win', route }))
    const mac = byAddress.get(addressOf({ os: 'mac', route }))
    return { win, mac: mac && isSold(mac) ? mac : (win ?? mac) }
  }
  return new Map(names.map(([name, route]) => [name, chosenOf(route)]))
}

function addressOf({ os, route }: Pick<ProductRow, 'os' | 'route'>): string {
  return `${os} ${route}`
}

function uniqueProducts(rows: readonly ProductRow[], report: Report): ProductRow[] {
  const byPid = uniqueRows({ collection: 'products', rows, keyOf: ({ pid }) => pid, report })
  return uniqueRows({ collection: 'products', rows: byPid, keyOf: addressOf, report })
}

function usableRules(rows: readonly OfferRuleRow[], names: RouteNames, report: Report): OfferRuleRow[] {
  const enabled = rows.filter(({ enabled }) => enabled)
  return uniqueRows({ collection: 'offer-rules', rows: enabled, keyOf: ({ key }) => key, report })
    .flatMap(rule => {
      const known = names.knownOf(rule.routes, reason => report('offer-rules', rule.key, reason))
      return known ? [{ ...rule, routes: known.flatMap(route => names.resolve(route) ?? []) }] : []
    })
    .sort(byTie)
}
