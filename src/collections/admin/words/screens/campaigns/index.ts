import { CHECKS } from './checks'
import { FIRST_PAGE } from './first-page'
import { FORM } from './form'
import { REFUSALS } from './refusals'
import { TIMELINE } from './timeline'

/** Campaigns: the panel above the form, and what the first page shows of them. */
export const CAMPAIGNS = {
  ...FORM,
  ...FIRST_PAGE,
  ...TIMELINE,
  ...CHECKS,
  ...REFUSALS,
}
