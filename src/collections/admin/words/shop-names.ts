import { OFF_TYPE_LABELS, planLabel } from '../../fields/options'
import { label } from './of-request'

export const planText = (plan: string): string => label(planLabel(plan))

export const offerName = (offType: number): string =>
  label(OFF_TYPE_LABELS[String(offType)] ?? String(offType))
