/** Ready to compare: `whole` and `words` are lower case, `patterns` are for LIKE and hold no wildcard that was typed. */
export type StaffQuestion = { whole: string; words: string[]; patterns: string[]; wholePattern: string }

const SHORTEST = 2
const LONGEST = 200
const MOST_WORDS = 8

/** Null where nothing is asked: below two characters. What is longer than 200 is cut, and control signs are spaces. */
export function staffQuestion(typed: string): StaffQuestion | null {
  const plain = typed
    .slice(0, 10 * LONGEST)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  const whole = [...plain].slice(0, LONGEST).join('').toLowerCase().trim()
  if (whole.length < SHORTEST) return null
  const words = whole.split(/\s+/u).slice(0, MOST_WORDS)
  return { whole, words, patterns: words.map(inside), wholePattern: inside(whole) }
}

const inside = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
