import { CALENDAR } from './calendar'
import { CAMPAIGNS } from './campaigns'
import { CHANGES } from './changes'
import { HOME } from './home'
import { LAUNCHES } from './launches'
import { NEW_SALE } from './new-sale'
import { PRICE_LAB } from './price-lab'
import { PRICE_SETS } from './price-sets'
import { REPORTS } from './reports'
import { SUPPORT } from './support'

/** What our own screens say. */
export const SCREENS = {
  ...CALENDAR,
  ...CAMPAIGNS,
  ...CHANGES,
  ...HOME,
  ...LAUNCHES,
  ...NEW_SALE,
  ...PRICE_LAB,
  ...PRICE_SETS,
  ...REPORTS,
  ...SUPPORT,
}
