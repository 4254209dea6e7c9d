import { type LineSet, lineSet, NO_LINES } from './line-set'
import type { OfferRuleRow, ProductRow } from './rows'
import type { Plan } from './vocabulary'

/** What a licence gives beyond its own name (DOMAIN 3), always on the product's own OS. */
type Conferral = {
  readonly singles: readonly ProductRow[]
  readonly suites: LineSet
  /** Of all that is conferred; a target covers these (DOMAIN 4). */
  readonly lines: LineSet
}

/** A product row and what it confers. */
export type Product = Readonly<ProductRow> & {
  readonly confers: Conferral
  /** The singles that the bundle map names for it (DOMAIN 3). */
  readonly includes: readonly ProductRow[]
}

/**
 * A suite confers its `suites` column, a single itself, any other bundle the singles of the bundle map, a service
 * nothing.
 */
export function productOfRow(row: ProductRow, included: readonly ProductRow[]): Product {
  return { ...row, confers: conferralOf(row, included), includes: included }
}

/** A suite in the plan LFT_3, or a product that is pro by itself. */
export function isPro(product: ProductRow, plan: Plan): boolean {
  return product.pro || (product.suites.length > 0 && plan === 'LFT_3')
}

/** The singles that a bundle is made of; none for a single, and none for a suite, which is one product. */
export function bundledIn({ prod_type, confers }: Product): readonly ProductRow[] {
  return prod_type === 'bundle' ? confers.singles : []
}

/** A bundle of two different singles and nothing else, which has no page of its own (SPEC 2). */
export function isPair(product: Product): boolean {
  const [first, second, ...more] = bundledIn(product)
  return second !== undefined && first !== second && more.length === 0
}

/** Whether an offer rule is for a product and plan; blank columns match everything. */
export function matchesRule(product: ProductRow, plan: Plan, rule: OfferRuleRow): boolean {
  return (
    allows(rule.prod_types, product.prod_type) &&
    allows(rule.lines, product.line) &&
    allows(rule.routes, product.route) &&
    allows(rule.tiers, product.tier) &&
    allows(rule.plans, plan) &&
    (rule.pro === undefined || rule.pro === (isPro(product, plan) ? 'yes' : 'no'))
  )
}

function conferralOf(row: ProductRow, included: readonly ProductRow[]): Conferral {
  if (row.prod_type === 'service') return { singles: [], suites: NO_LINES, lines: NO_LINES }
  const suites = lineSet(row.suites)
  if (suites !== NO_LINES) return { singles: [], suites, lines: suites }
  const singles = row.prod_type === 'single' ? [row] : included
  return { singles, suites, lines: lineSet(singles.map(({ line }) => line)) }
}

function allows<T>(column: readonly T[], value: T): boolean {
  return column.length === 0 || column.includes(value)
}
