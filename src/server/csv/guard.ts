export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet takes what begins like this for a formula; a number that is negative stays one. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/
const GUARDED = /^'+[=+\-@\t\r]/

/** A text that no spreadsheet computes: what looks like a formula gets an apostrophe before it. */
export const guarded = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** What `guarded` was given. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)
