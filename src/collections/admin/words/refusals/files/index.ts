import { REFUSED_LISTS } from './lists'
import { REFUSED_TRANSLATIONS } from './translations'

/** What is refused of lists and translations as files, and of the translation desk. */
export const REFUSED_FILES = {
  ...REFUSED_LISTS,
  ...REFUSED_TRANSLATIONS,
}
