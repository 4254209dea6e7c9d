import { titledAs } from './title'

const LONGEST = 60

/** What is left of a text where one line is room enough: its first words. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const words = new Intl.Segmenter('en', { granularity: 'word' }).segment(line)
  const end = words.containing(LONGEST)?.index || LONGEST
  return `${line.slice(0, end).replace(/[\s,:;.(、。]+$/, '')}…`
}

/** Calls a row whose title is read from a text (`titleFrom`) by the beginning of it. */
export const titledByBeginning = titledAs(({ title }) => beginningOf(String(title)))
