import type { Plan } from '@/pricing'

/** The form that carries the chosen plan to the checkout; the buy bar submits it too. */
export const PLAN_FORM = 'plan-form'

/** Shows what belongs to the plan chosen in the form, without a script. Styles are built from the source as it is written. */
export const SHOWN_WHEN_CHOSEN: Record<Plan, string> = {
  '1M': 'group-has-[#plan-1M:checked]/product:grid',
  '3M': 'group-has-[#plan-3M:checked]/product:grid',
  '6M': 'group-has-[#plan-6M:checked]/product:grid',
  '1Y': 'group-has-[#plan-1Y:checked]/product:grid',
  LFT: 'group-has-[#plan-LFT:checked]/product:grid',
  LFT_3: String.raw`group-has-[#plan-LFT\_3:checked]/product:grid`,
}
