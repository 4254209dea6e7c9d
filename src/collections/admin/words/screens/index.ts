import { HOME } from './home'
import { REPORTS } from './reports'

/** What our own screens say. */
export const SCREENS = { ...HOME, ...REPORTS }
