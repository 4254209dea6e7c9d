import type { Locale } from './locale'
import { translator } from './messages'
import { namesText } from './names-text'

/** That the one key of a bundle is for each of its products; nothing for any other licence. */
export const opensText = (names: readonly string[], locale: Locale): string[] =>
  names.length > 0
    ? [translator(locale, 'account')('licence.opens', { names: namesText(names, locale) })]
    : []
