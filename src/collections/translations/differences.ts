import { HTML_LANG, type Locale } from '@/site/locale'

/** A part of a text: as it was, new, or no longer there. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Between two passages; no text has it. */
const BREAK = '\0'
/** More comparisons than these take too long: such a text counts as new whole. */
const MOST = 6_000_000

/** What became of texts, word by word: for each text of now its pieces, in their order. */
export function marked(before: readonly string[], after: readonly string[], locale: Locale): Piece[][] {
  const [old, now] = [wordsOf(before, locale), wordsOf(after, locale)]
  const texts: Piece[][] = [[]]
  const say = (kind: Piece['kind'], word: string) => {
    if (word === BREAK && kind !== 'removed') return void texts.push([])
    const last = texts.at(-1)?.at(-1)
    const text = word === BREAK ? ' ' : word
    if (last?.kind === kind) last.text += text
    else texts.at(-1)?.push({ kind, text })
  }
  let [from, to] = [0, 0]
  for (const [i, j] of [...inCommon(old, now), [old.length, now.length] as const]) {
    for (const word of old.slice(from, i)) say('removed', word)
    for (const word of now.slice(to, j)) say('added', word)
    if (i < old.length) say('same', now[j] ?? '')
    ;[from, to] = [i + 1, j + 1]
  }
  return texts
}

function wordsOf(texts: readonly string[], locale: Locale): string[] {
  const words = new Intl.Segmenter(HTML_LANG[locale], { granularity: 'word' })
  return texts.flatMap((text, index) => [
    ...(index > 0 ? [BREAK] : []),
    ...[...words.segment(text)].map(({ segment }) => segment),
  ])
}

/** The places of the longest list that both hold in this order. */
export function inCommon(one: readonly string[], other: readonly string[]): [number, number][] {
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let end = 0
  const room = Math.min(one.length, other.length) - start
  while (end < room && one.at(-1 - end) === other.at(-1 - end)) end++
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const inner = a.length * b.length > MOST ? [] : longest(a, b)
  return [
    ...Array.from({ length: start }, (_, at): [number, number] => [at, at]),
    ...inner.map(([i, j]): [number, number] => [i + start, j + start]),
    ...Array.from({ length: end }, (_, at): [number, number] => [
      one.length - end + at,
      other.length - end + at,
    ]),
  ]
}

function longest(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const places: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) places.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return places
}
