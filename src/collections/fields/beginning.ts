import { titledAs } from './title'

const LONGEST = 60
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

/** What is left of a text where one line is room enough: its first words. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const end = WORDS.segment(line).containing(LONGEST)?.index || LONGEST
  return `${line
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s,:;.(、。]+$/, '')}…`
}

/** Calls a row whose title is read from a text (`titleFrom`) by the beginning of it. */
export const titledByBeginning = titledAs(({ title }) => beginningOf(String(title)))
