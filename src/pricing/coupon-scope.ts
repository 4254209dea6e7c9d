import { ADULT } from './line-set'
import type { Product } from './product'
import type { Quote } from './quote'
import type { RuleBook } from './rule-book'
import { PLANS, type Plan } from './vocabulary'

/** What a coupon is for, of that which the quoted plan or product is not. */
type CouponScope = {
  /** Shortest first; none where the quoted plan is one of them. */
  readonly plans: readonly Plan[]
  /** In display order; none where the quoted product is one of them. */
  readonly products: readonly Product[]
  /** It is for products that are not named. */
  readonly isMore: boolean
}

type Quoted = Pick<Quote, 'pid' | 'plan'>

/**
 * The plans and products of a coupon that does not fit a quote, as far as anybody may know them: of the products those
 * that everybody can buy today for the quoted system, adult ones only beside an adult one (DOMAIN 1), and the plans that
 * these, else the quoted one, are sold in. Undefined where nothing may be told, or the plans alone would mislead.
 */
export function couponScope(book: RuleBook, { pid, plan }: Quoted, code: string): CouponScope | undefined {
  const [coupon, quoted] = [book.couponByCode(code), book.productByPid(pid)]
  if (!coupon || !quoted) return undefined
  const { allow_types } = coupon.row
  const routes = coupon.routes === null || coupon.routes.has(quoted.route) ? [] : [...coupon.routes]
  const products = productsToTell(book, { routes, quoted, plans: allow_types })
  if (routes.length > 0 && products.length === 0) return undefined
  const buyable = products.length > 0 ? products : [quoted]
  const plans = allow_types.includes(plan) ? [] : plansToTell(book, { buyable, plans: allow_types })
  if (plans.length === 0 && products.length === 0) return undefined
  return { plans, products, isMore: products.length < routes.length }
}

type Asked = { routes: readonly string[]; quoted: Product; plans: readonly Plan[] }

function productsToTell(book: RuleBook, { routes, quoted, plans }: Asked): Product[] {
  const isSold = ({ pid }: Product) =>
    book.plansOf(pid).some(each => each.isSellable && (plans.length === 0 || plans.includes(each.plan)))
  return book.routes
    .filter(route => routes.includes(route))
    .flatMap(route => book.productOf(route, quoted.os) ?? [])
    .filter(({ os }) => os === quoted.os)
    .filter(product => product.eligibility === 'anyone' && isSold(product))
    .filter(product => isAdult(quoted) || !isAdult(product))
}

type Choice = { buyable: readonly Product[]; plans: readonly Plan[] }

function plansToTell(book: RuleBook, { buyable, plans }: Choice): Plan[] {
  const isSold = (plan: Plan) => buyable.some(({ pid }) => book.offering(pid, plan)?.isSellable)
  return PLANS.filter(plan => plans.includes(plan) && isSold(plan))
}

const isAdult = ({ line, confers }: Product): boolean => line === 'adult' || (confers.lines & ADULT) !== 0
