import type { Plan, PlanList, PlanOption } from '@/pricing'
import type { ExperimentRow } from '../rule-book/word-rows'

type Shown = Pick<ExperimentRow, 'plan' | 'plans'>

/**
 * The same plans as an experiment shows them: which of them, and which one is preselected. Prices stay, and where
 * nothing of what it shows is on sale the list is as it was.
 */
export function testedPlans(list: PlanList, { plan, plans }: Shown): PlanList {
  const shown = list.plans.filter(option => plans.length === 0 || plans.includes(option.plan))
  const kept = shown.length === 0 ? list.plans : shown
  const main = [plan, mainOf(kept)].find(each => kept.some(option => option.plan === each))
  return {
    ...list,
    plans: kept.map(option => ({ ...option, is_main: option.plan === (main ?? kept[0]?.plan) })),
  }
}

const mainOf = (options: readonly PlanOption[]): Plan | undefined =>
  options.find(({ is_main }) => is_main)?.plan
