import { categoryOf, isQuoteError, type OwnedLicence, type PlanOption, planList } from '@/pricing'
import type { Visit } from '@/site/visit'
import { anonymous } from '../catalogue/offers'
import { ownedSeen } from '../catalogue/owned-seen'
import { heldBy } from '../catalogue/suites'
import { ruleBookOf } from '../preview/rule-book'
import { recommendedFirst, type Upgrade, upgradesOf } from './upgrades'

export type NextOffers =
  | { kind: 'upgrades'; upgrades: Upgrade[] }
  | { kind: 'first' | 'timed'; route: string; os: Visit['os']; option: PlanOption; holds: number }
  | { kind: 'complete' }

/** For what the visitor owns, or in a preview the buyer in whose place staff look; a guest owns nothing. */
export const nextOffers = async (visit: Visit): Promise<NextOffers> =>
  nextOffersFor(visit, await ownedSeen(visit))

/**
 * With lifetime licences: upgrades, recommended ones first. Else the product that the customer's category
 * recommends, with its main plan (DOMAIN 3 and 4). Minor units of the visitor's currency.
 */
export async function nextOffersFor(visit: Visit, owned: readonly OwnedLicence[]): Promise<NextOffers> {
  const { book } = await ruleBookOf(visit)
  const asked = { ...anonymous(visit), owned }
  const known = upgradesOf(book, asked)
  if (known.kind === 'offers')
    return { kind: 'upgrades', upgrades: known.upgrades.toSorted(recommendedFirst) }
  const { category, recommended } = categoryOf(book, asked.owned, asked.at)
  if (known.kind === 'complete' || recommended === null) return { kind: 'complete' }
  const list = planList(book, { ...asked, route: recommended })
  const option = isQuoteError(list) ? undefined : (list.plans.find(each => each.is_main) ?? list.plans[0])
  if (!option) return { kind: 'complete' }
  return {
    kind: category === 'new_user' ? 'first' : 'timed',
    route: recommended,
    os: visit.os,
    option,
    holds: heldBy(book, book.productByPid(option.quote.pid)),
  }
}
