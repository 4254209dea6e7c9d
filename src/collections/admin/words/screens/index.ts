import { CAMPAIGNS } from './campaigns'
import { CHANGES } from './changes'
import { FORMS } from './forms'
import { HOME } from './home'
import { LISTS } from './lists'
import { NEW_SALE } from './new-sale'
import { PRICE_LAB } from './price-lab'
import { REPORTS } from './reports'
import { SIGN_IN } from './sign-in'
import { SUPPORT } from './support'
import { TRANSLATIONS } from './translations'

/** What our own screens say. */
export const SCREENS = {
  ...CAMPAIGNS,
  ...CHANGES,
  ...FORMS,
  ...HOME,
  ...LISTS,
  ...NEW_SALE,
  ...PRICE_LAB,
  ...REPORTS,
  ...SIGN_IN,
  ...SUPPORT,
  ...TRANSLATIONS,
}
