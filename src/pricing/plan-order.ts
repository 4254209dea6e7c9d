import { PLAN_TERMS } from './plan-terms'
import { PLANS, type Plan } from './vocabulary'

/** Of one product, two plans of which the one that gives more costs less. */
export type OddOrder = { less: Plan; more: Plan }

/** The plans that cost less (minor units of one currency) than one that gives a shorter time or fewer computers. */
export function oddOrders(prices: ReadonlyMap<Plan, number>): OddOrder[] {
  return PLANS.flatMap(less =>
    PLANS.flatMap(more => {
      const [small, large] = [prices.get(less), prices.get(more)]
      const isOdd = givesMore(more, less) && small !== undefined && large !== undefined && small > large
      return isOdd ? [{ less, more }] : []
    }),
  )
}

function givesMore(plan: Plan, than: Plan): boolean {
  const [one, other] = [PLAN_TERMS[plan], PLAN_TERMS[than]]
  const [months, otherMonths] = [
    one.months ?? Number.POSITIVE_INFINITY,
    other.months ?? Number.POSITIVE_INFINITY,
  ]
  return plan !== than && months >= otherMonths && one.allowNum >= other.allowNum
}
