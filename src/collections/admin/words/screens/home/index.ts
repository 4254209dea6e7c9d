import { HEADS } from './heads'
import { SALES } from './sales'
import { SEARCH } from './search'
import { STATES } from './states'
import { SUPPORT } from './support'
import { TEXTS } from './texts'

/** The first page, what stands on it of the state of the shop, the links of the menu and the search. */
export const HOME = {
  ...HEADS,
  ...SALES,
  ...SUPPORT,
  ...TEXTS,
  ...STATES,
  ...SEARCH,
}
