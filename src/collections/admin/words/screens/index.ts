import { CHANGES } from './changes'
import { DESKS } from './desks'
import { HOME } from './home'
import { NEW_SALE } from './new-sale'
import { PRICE_LAB } from './price-lab'
import { REPORTS } from './reports'
import { SUPPORT } from './support'

/** What our own screens say. */
export const SCREENS = { ...CHANGES, ...DESKS, ...HOME, ...NEW_SALE, ...PRICE_LAB, ...REPORTS, ...SUPPORT }
