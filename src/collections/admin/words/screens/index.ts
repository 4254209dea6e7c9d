import { BEFORE_LIVE } from './before-live'
import { CALENDAR } from './calendar'
import { CAMPAIGNS } from './campaigns'
import { CHANGES } from './changes'
import { CUSTOMER_REVIEWS } from './customer-reviews'
import { DESKS } from './desks'
import { FORMS } from './forms'
import { HOME } from './home'
import { LAUNCHES } from './launches'
import { LISTS } from './lists'
import { NEW_SALE } from './new-sale'
import { PRICE_LAB } from './price-lab'
import { PRICE_SETS } from './price-sets'
import { REPORTS } from './reports'
import { SIGN_IN } from './sign-in'
import { STYLE } from './style'
import { STYLE_NAMES } from './style-names'
import { SUPPORT } from './support'
import { TRANSLATIONS } from './translations'

/** What our own screens say. */
export const SCREENS = {
  ...BEFORE_LIVE,
  ...CALENDAR,
  ...CAMPAIGNS,
  ...CHANGES,
  ...CUSTOMER_REVIEWS,
  ...DESKS,
  ...FORMS,
  ...HOME,
  ...LAUNCHES,
  ...LISTS,
  ...NEW_SALE,
  ...PRICE_LAB,
  ...PRICE_SETS,
  ...REPORTS,
  ...SIGN_IN,
  ...STYLE,
  ...STYLE_NAMES,
  ...SUPPORT,
  ...TRANSLATIONS,
}
