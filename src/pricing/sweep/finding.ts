import type { OwnedLicence } from '../ownership'
import type { Applied } from '../stacking'
import type { Currency, Plan } from '../vocabulary'

export const FINDING_KINDS = [
  'dearer_than_new',
  'owning_more_costs_more',
  'detour',
  'beyond_selling',
  'unreachable',
  'always_beaten',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

export type SoldPlan = { readonly pid: number; readonly plan: Plan }

/** A mistake in the rows, with the worst example of it; amounts in minor units. */
export type Finding = {
  readonly kind: FindingKind
  /** The plan that costs too much or too little, and all that cost the same. */
  readonly target: SoldPlan | null
  readonly alike: number
  /** What somebody new buys instead, or what is bought first. */
  readonly other: SoldPlan | null
  /** What such a buyer owns, and what they buy or own in addition where that makes the difference. */
  readonly owned: readonly OwnedLicence[]
  readonly price: number
  readonly against: number
  readonly rules: readonly Pick<Applied, 'kind' | 'rule'>[]
  /** In how many states of ownership it is so. */
  readonly states: number
}

export type SweepResult = {
  readonly currency: Currency
  readonly findings: readonly Finding[]
  readonly counted: { readonly plans: number; readonly states: number }
}
