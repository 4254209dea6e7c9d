import type { Encoding } from './encoding'

/** The page and the packing that a request was answered with. */
type Found = { key: string; encoding: Encoding }

/**
 * From the words of a request to what it was answered with last time, so that a page out of memory costs a look-up and
 * no parsing. Bounded; forgets all at once.
 */
export type RequestIndex = {
  find(words: string): Found | undefined
  keep(words: string, found: Found): void
  clear(): void
}

const LONGEST = 1_000

/** An empty one, for so many requests that differ: 10 MB at most. */
export function openRequestIndex(most = 10_000): RequestIndex {
  const known = new Map<string, Found>()
  return {
    find: words => known.get(words),
    keep: (words, found) => {
      if (words.length > LONGEST) return
      if (known.size >= most) known.clear()
      known.set(words, found)
    },
    clear: () => known.clear(),
  }
}
