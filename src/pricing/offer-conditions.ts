import { ADULT, covers, MUSIC, NO_LINES, VIDEO, VIDEO_AND_MUSIC } from './line-set'
import type { Offering } from './offering'
import type { Holding, Ownership } from './ownership'
import type { OffType } from './vocabulary'

/** `count` is n of DOMAIN 4 on the target's OS, `otherCount` n' on the other. */
export type Situation = {
  readonly target: Offering
  readonly ownership: Ownership
  readonly count: number
  readonly otherCount: number
}

type Condition = (situation: Situation) => boolean

/** When each offType is a candidate (DOMAIN 4); its price and targets are in rows. */
const CONDITIONS: { readonly [O in OffType]: Condition } = {
  1: () => true,
  2: ({ target, ownership }) => ownership.everOwned.some(({ route }) => route === target.product.route),
  3: ({ target, ownership }) =>
    target.isLifetime && (ownership.lifetimeLines & ~target.product.confers.lines) !== 0,
  4: situation => situation.target.isPro && ownsTargetSuites(situation),
  5: situation => isLifetimeSuite(situation, VIDEO_AND_MUSIC) && ownsPartOfTarget(situation),
  6: situation => isLifetimeSuite(situation, MUSIC) && situation.count >= 1,
  7: situation => isLifetimeSuite(situation, ADULT) && situation.count >= 1,
  8: situation => isLifetimeSuite(situation, VIDEO) && situation.count >= 1,
  9: situation => isLifetimeSuite(situation, VIDEO_AND_MUSIC) && situation.count >= 1,
  10: ({ target, otherCount }) => target.isLifetime && suitesOf(target) !== NO_LINES && otherCount >= 1,
  11: ({ target, ownership }) =>
    target.isLifetime && ownership.subscriptions.some(subscription => confersSame(subscription, target)),
}

/** Whether an offType is a candidate here (DOMAIN 4), whatever its price. */
export const isOffered = (offType: OffType, situation: Situation): boolean => CONDITIONS[offType](situation)

/** Whether offer 4 holds, and `*_pro_future` may be bought. */
export function isDifferenceToPro(situation: Situation): boolean {
  return CONDITIONS[4](situation)
}

/** What a target confers; none for a single. */
export function suitesOf({ product }: Offering) {
  return product.confers.suites
}

function isLifetimeSuite({ target }: Situation, suites: number): boolean {
  return target.isLifetime && suitesOf(target) === suites
}

function ownsTargetSuites({ target, ownership }: Situation): boolean {
  return covers(ownership.lifetime[target.product.os].suites, suitesOf(target))
}

function ownsPartOfTarget({ target, ownership }: Situation): boolean {
  return (ownership.lifetime[target.product.os].suites & suitesOf(target)) !== NO_LINES
}

/** Whether a holding gives the suites of the target on its system; never for a single. */
export function confersSame({ product }: Holding, target: Offering): boolean {
  const suites = suitesOf(target)
  return suites !== NO_LINES && product.os === target.product.os && product.confers.suites === suites
}
