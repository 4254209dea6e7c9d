import { ACCESS } from './access'
import { MISTAKES } from './mistakes'
import { PAST_ORDER } from './past-order'
import { PRICES } from './prices'
import { SITES } from './sites'
import { SITUATION } from './situation'
import { WRONG } from './wrong'

/** The price lab, and the names that other screens show too. */
export const PRICE_LAB = {
  ...SITES,
  ...ACCESS,
  ...SITUATION,
  ...WRONG,
  ...PRICES,
  ...PAST_ORDER,
  ...MISTAKES,
}
