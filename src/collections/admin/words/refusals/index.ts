import type { Words } from '../language'
import { REFUSED_CALLS } from './calls'
import { REFUSED_FILES } from './files'
import { REFUSED_ROWS } from './rows'
import { REFUSED_STAFF } from './staff'
import { REFUSED_TEXTS } from './texts'
import { REFUSED_VALUES } from './values'

/** Why the shop refuses something, as it says so itself; placeholders stand for what it fills in. */
export const REFUSALS: Words = {
  ...REFUSED_CALLS,
  ...REFUSED_FILES,
  ...REFUSED_ROWS,
  ...REFUSED_STAFF,
  ...REFUSED_TEXTS,
  ...REFUSED_VALUES,
}
