export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet takes what begins like this for a formula; a number that is negative stays one. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/
const GUARDED = /^'+[=+\-@\t\r]/

/**
 * Where another cell may begin within one: a spreadsheet that parts cells by semicolons or tabs, as the German Excel does, heeds
 * no quotation mark but at the beginning of what it takes for a cell.
 */
const INNER = /([;\t\r\n]"*)(?='*[=+\-@])/g
const INNER_GUARDED = /([;\t\r\n]"*)'(?='*[=+\-@])/g

/** A text that no spreadsheet computes, whatever parts its cells: what looks like a formula gets an apostrophe before it. */
export function guarded(text: string): string {
  const within = text.replace(INNER, `$1'`)
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${within}` : within
}

/** What `guarded` was given. */
export const unguarded = (text: string): string =>
  (GUARDED.test(text) ? text.slice(1) : text).replace(INNER_GUARDED, '$1')
