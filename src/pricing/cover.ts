import { lineOf, meets } from './line-set'
import type { OwnedLicence } from './ownership'
import { PLAN_TERMS } from './plan-terms'
import { isPro, type Product } from './product'
import type { RuleBook } from './rule-book'
import { type Plan, SUITES } from './vocabulary'

const DAY = 24 * 60 * 60 * 1_000

type Gives = (product: Product, plan: Plan) => boolean

/**
 * The licences that already give all that a plan would, for as long; none if the plan gives more: a computer, a system,
 * time. Services may always be bought again.
 */
export function coverOf<Licence extends Pick<OwnedLicence, 'pid' | 'plan' | 'expires'>>(
  book: RuleBook,
  owned: readonly Licence[],
  target: { pid: number; plan: Plan },
  at: number,
): Licence[] {
  const wanted = book.productByPid(target.pid)
  if (!wanted || owned.length === 0) return []
  const lasting = owned.filter(licence => lasts(licence, target.plan, at))
  const found = piecesOf(wanted, target.plan).map(gives =>
    lasting.find(({ pid, plan }) => {
      const product = book.productByPid(pid)
      return product?.os === wanted.os && gives(product, plan)
    }),
  )
  return found.includes(undefined) ? [] : [...new Set(found.filter(licence => licence !== undefined))]
}

function lasts({ expires }: Pick<OwnedLicence, 'expires'>, plan: Plan, at: number): boolean {
  const { days } = PLAN_TERMS[plan]
  return expires === null || (days !== null && expires >= at + days * DAY)
}

function piecesOf({ confers, pro, ...product }: Product, plan: Plan): Gives[] {
  const asPro = isPro({ pro, ...product }, plan)
  const suites = SUITES.filter(suite => meets(confers.suites, lineOf(suite)))
  if (suites.length > 0) return suites.map(suite => givesSuite(lineOf(suite), asPro))
  return confers.singles.map(({ pid }) => givesSingle(pid))
}

const givesSuite =
  (suite: number, asPro: boolean): Gives =>
  (product, plan) =>
    meets(product.confers.suites, suite) && (!asPro || isPro(product, plan))

const givesSingle =
  (pid: number): Gives =>
  product =>
    [product, ...product.confers.singles, ...product.includes].some(each => each.pid === pid)
