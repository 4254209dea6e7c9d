import { DEEDS } from './deeds'
import { FORM } from './form'
import { REFUSALS } from './refusals'

/** Price sets: many prices that change at once. */
export const PRICE_SETS = { ...FORM, ...DEEDS, ...REFUSALS }
