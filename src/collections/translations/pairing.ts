import { inCommon } from './differences'
import { type Code, withCodes } from './inline-codes'
import type { Words } from './words'

/** A text of the original and what a language says for it; `codes`: the marks that its text may have. */
export type Pair = { original: Words; own: Words | undefined; text: string; codes: Code[] }
export type Pairs = {
  pairs: Pair[]
  /** Texts of the language that no text of the original is like. */
  left: Words[]
}

/**
 * Pairs the texts of one field: where both are laid out alike, by their places; where the original was laid out otherwise when it
 * was translated, by what it said then; else in their order.
 */
export function pairsOf(
  original: readonly Words[],
  own: readonly Words[],
  before: readonly string[] | undefined,
): Pairs {
  const found = partners(original, own, before)
  const taken = new Set(found)
  return {
    pairs: original.map((words, index) => pairOf(words, found[index])),
    left: own.filter(words => !taken.has(words)),
  }
}

function partners(
  original: readonly Words[],
  own: readonly Words[],
  before: readonly string[] | undefined,
): (Words | undefined)[] {
  const shapes = new Map(original.map(({ path, shape }) => [path, shape]))
  if (own.every(({ path, shape }) => shapes.get(path) === shape))
    return original.map(({ path }) => own.find(words => words.path === path))
  if (before?.length === own.length) {
    const texts = original.map(({ text }) => text)
    return aligned(before, texts).map(place => (place === undefined ? undefined : own[place]))
  }
  return original.map((_, index) => own[index])
}

/** For each text of now the place of the text that it was; a changed text is the one between the same neighbours. */
function aligned(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const places: (number | undefined)[] = now.map(() => undefined)
  let [from, to] = [0, 0]
  for (const [i, j] of [...inCommon(before, now), [before.length, now.length] as const]) {
    for (let step = 0; to + step < j && from + step < i; step++) places[to + step] = from + step
    if (j < now.length) places[j] = i
    ;[from, to] = [i + 1, j + 1]
  }
  return places
}

function pairOf(original: Words, own: Words | undefined): Pair {
  if (!own || own.nodes.length === 0) return { original, own, text: own?.text ?? '', codes: original.codes }
  return { original, own, ...withCodes(own.nodes, original.codes) }
}
