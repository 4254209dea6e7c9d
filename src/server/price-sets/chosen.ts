import type { StoredPlan } from './plans'
import { CHOICES, type Choice, type Chosen } from './terms'

export const ALL_CHOSEN: Chosen = { prod_type: '', line: '', tier: '', family: '', region: '', product: '' }

/** Whether a plan meets every choice; one left empty chooses all. */
export const isChosen = (plan: StoredPlan, chosen: Chosen): boolean =>
  CHOICES.every(choice => holds(plan, choice, chosen[choice]))

/** A product by a part of its name or of the address of the site that it is for; all else by its very value. */
function holds(plan: StoredPlan, choice: Choice, wanted: string): boolean {
  if (wanted === '') return true
  if (choice !== 'product') return plan[choice] === wanted
  const text = wanted.trim().toLowerCase()
  return [plan.name, plan.route, plan.pay_key].some(each => each.toLowerCase().includes(text))
}

/** How many plans each value of a choice would leave, with the other choices as they are. */
export function countsOf(plans: readonly StoredPlan[], chosen: Chosen, choice: Exclude<Choice, 'product'>) {
  const others = plans.filter(plan => isChosen(plan, { ...chosen, [choice]: '' }))
  const values = [...new Set(plans.map(plan => plan[choice]))].filter(value => value !== '').sort()
  return values.map(value => ({ value, count: others.filter(plan => plan[choice] === value).length }))
}
