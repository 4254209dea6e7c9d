import { folded, type Word } from './question'

/** A part of a text; `isFound`: one of the words that were typed. */
export type Piece = { text: string; isFound: boolean }

const LONGEST = 160
/** So much is read before the first word that was found. */
const BEFORE = 50
/** A cut moves so far to stand between two words; scripts without spaces are cut where it falls. */
const SLACK = 20
const IN_A_WORD = /[\p{L}\p{N}]/u

type Span = { from: number; until: number }
/** `at`: of each folded UTF-16 unit the character that it comes from. */
type Folded = { text: string; at: readonly number[] }

/** At most 160 characters around the first word that was found, else the beginning; empty for an empty text. */
export function excerptOf(written: string, words: readonly Word[]): Piece[] {
  const text = [...written.replace(/\s+/g, ' ').trim()]
  const whole = foldedOf(text)
  const found = merged(words.flatMap(word => spansOf(whole, word)))
  const { from, until } = windowOf(text, found[0]?.from ?? 0)
  const within = found.filter(span => span.from >= from && span.until <= until)
  const pieces = piecesOf(text, { from, until }, within)
  const [before, after] = [from > 0 ? '…' : '', until < text.length ? '…' : '']
  return [plain(before), ...pieces, plain(after)].filter(piece => piece.text !== '')
}

/** Whether a text has one of the words, also within another word. */
export const isIn = (written: string, words: readonly Word[]): boolean => {
  const text = folded(written)
  return words.some(word => text.includes(word.text))
}

const plain = (text: string): Piece => ({ text, isFound: false })

function foldedOf(text: readonly string[]): Folded {
  const parts = text.map(folded)
  return { text: parts.join(''), at: parts.flatMap((part, place) => Array<number>(part.length).fill(place)) }
}

function spansOf({ text, at }: Folded, word: Word): Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(word.text); start >= 0; start = text.indexOf(word.text, start + 1)) {
    const end = start + word.text.length
    const [first, last] = [at[start], at[end - 1]]
    if (first === undefined || last === undefined || !(word.inside || isWhole(text, start, end))) continue
    spans.push({ from: first, until: last + 1 })
  }
  return spans
}

const isWhole = (text: string, start: number, end: number): boolean =>
  !IN_A_WORD.test(text.charAt(start - 1)) && !IN_A_WORD.test(text.charAt(end))

function merged(spans: readonly Span[]): Span[] {
  const made: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = made.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else made.push({ ...span })
  }
  return made
}

function windowOf(text: readonly string[], found: number): Span {
  if (text.length <= LONGEST) return { from: 0, until: text.length }
  const early = Math.max(0, Math.min(found - BEFORE, text.length - LONGEST + 1))
  const space = text.indexOf(' ', early)
  const from = early > 0 && space >= 0 && space < Math.min(early + SLACK, found) ? space + 1 : early
  // The room of a second «…» is needed only where the end is not reached without it.
  const late = text.length - from < LONGEST ? text.length : from + LONGEST - 2
  const lastSpace = text.lastIndexOf(' ', late)
  const until = late < text.length && lastSpace > late - SLACK ? lastSpace : late
  return { from, until }
}

function piecesOf(text: readonly string[], { from, until }: Span, found: readonly Span[]): Piece[] {
  const cut = (start: number, end: number) => text.slice(start, end).join('')
  const starts = [from, ...found.map(span => span.until)]
  return starts.flatMap((start, index) => {
    const span = found[index]
    const before = plain(cut(start, span?.from ?? until))
    return span ? [before, { text: cut(span.from, span.until), isFound: true }] : [before]
  })
}
