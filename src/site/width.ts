/** Letters of Chinese, Japanese and Korean. */
export const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/

/** Columns that a line takes: letters of Chinese and Japanese are twice as wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)
