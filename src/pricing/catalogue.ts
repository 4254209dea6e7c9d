import type { Currencies } from './currency'
import { byTie } from './offer-rule'
import { type Offering, offeringOf } from './offering'
import { type Report, uniqueRows } from './problem'
import { type Product, productOfRow } from './product'
import { type RouteNames, routeNamesOf } from './route-names'
import type { BundleRow, OfferRuleRow, PlanRow, ProductRow } from './rows'
import { type OperatingSystem, PLANS } from './vocabulary'

/** What is sold: products by pid and by route, and their plans. */
export type Catalogue = {
  readonly names: RouteNames
  productByPid(pid: number): Product | undefined
  productOf(name: string, os: OperatingSystem): Product | undefined
  plansOf(pid: number): readonly Offering[]
  offering(pid: number, plan: string): Offering | undefined
}

type CatalogueRows = {
  products: ProductRow[]
  plans: PlanRow[]
  bundles: BundleRow[]
  offerRules: OfferRuleRow[]
}

type Chosen = { readonly [O in OperatingSystem]: Product | undefined }

const NO_PLANS: readonly Offering[] = []

/** Joins products, bundle map, plans and offer rules; a row that names what does not exist is reported and left out. */
export function catalogueOf(rows: CatalogueRows, currencies: Currencies, report: Report): Catalogue {
  const productRows = uniqueProducts(rows.products, report)
  const names = routeNamesOf(productRows, report)
  const products = productsOf(productRows, rows.bundles, report)
  const rules = usableRules(rows.offerRules, names, report)
  const plans = plansByPid(rows.plans, products, rules, currencies, report)
  const plansOf = (pid: number) => plans.get(pid) ?? NO_PLANS
  const chosen = chosenByName(names, [...products.values()], plansOf)
  return {
    names,
    productByPid: pid => products.get(pid),
    productOf: (name, os) => chosen.get(name)?.[os],
    plansOf,
    offering: (pid, plan) => plansOf(pid).find(offering => offering.plan === plan),
  }
}

/** DOMAIN 4: on a Mac the Mac product where one of its plans is on sale, otherwise the Windows product. */
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
  const byPid = uniqueRows('products', rows, ({ pid }) => pid, report)
  return uniqueRows('products', byPid, addressOf, report)
}

function productsOf(
  rows: readonly ProductRow[],
  bundles: readonly BundleRow[],
  report: Report,
): Map<number, Product> {
  const singles = new Map(rows.filter(({ prod_type }) => prod_type === 'single').map(row => [row.pid, row]))
  const pids = new Set(rows.map(({ pid }) => pid))
  const included = new Map<number, ProductRow[]>()
  for (const bundle of uniqueRows('bundles', bundles, ({ pid }) => pid, report)) {
    const unknown = bundle.includes.filter(pid => !singles.has(pid))
    if (!pids.has(bundle.pid)) report('bundles', bundle.pid, 'is of an unknown product')
    else if (unknown.length > 0)
      report('bundles', bundle.pid, `includes no single product ${unknown.join(', ')}`)
    else
      included.set(
        bundle.pid,
        bundle.includes.flatMap(pid => singles.get(pid) ?? []),
      )
  }
  return new Map(rows.map(row => [row.pid, productOfRow(row, included.get(row.pid) ?? [])]))
}

function usableRules(rows: readonly OfferRuleRow[], names: RouteNames, report: Report): OfferRuleRow[] {
  const enabled = rows.filter(({ enabled }) => enabled)
  return uniqueRows('offer-rules', enabled, ({ key }) => key, report)
    .filter(rule => isOfKnownRoutes(rule, names, report))
    .map(rule => ({ ...rule, routes: rule.routes.flatMap(route => names.resolve(route) ?? []) }))
    .sort(byTie)
}

function isOfKnownRoutes({ key, routes }: OfferRuleRow, names: RouteNames, report: Report): boolean {
  const unknown = routes.filter(route => names.resolve(route) === undefined)
  if (unknown.length > 0) report('offer-rules', key, `names the unknown route ${unknown.join(', ')}`)
  return unknown.length === 0
}

function plansByPid(
  rows: readonly PlanRow[],
  products: ReadonlyMap<number, Product>,
  rules: readonly OfferRuleRow[],
  currencies: Currencies,
  report: Report,
): Map<number, Offering[]> {
  const plans = new Map<number, Offering[]>()
  for (const row of uniqueRows('plans', rows, ({ pid, plan }) => `${pid}-${plan}`, report)) {
    const product = products.get(row.pid)
    if (!product) report('plans', row.payKey, `is a plan of the unknown product ${row.pid}`)
    else plans.set(row.pid, [...(plans.get(row.pid) ?? []), offeringOf(product, row, rules, currencies)])
  }
  for (const offerings of plans.values()) offerings.sort(byDuration)
  return plans
}

function byDuration(a: Offering, b: Offering): number {
  return PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan)
}
