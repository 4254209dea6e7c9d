import type { PageRef } from '@/site/page'
import type { Encoding } from './encoding'

export type Found = { key: string; encoding: Encoding; page: PageRef }

/**
 * From a request's text to its last answer, so that a cached page costs one look-up and no parsing. Bounded;
 * cleared at once.
 */
export type RequestIndex = {
  find(words: string): Found | undefined
  keep(words: string, found: Found): void
  clear(): void
}

const MAX_LENGTH = 1_000

/** Emptied whole when it holds `most`; requests of more than 1,000 characters are not kept. */
export function openRequestIndex(most = 10_000): RequestIndex {
  const known = new Map<string, Found>()
  return {
    find: words => known.get(words),
    keep: (words, found) => {
      if (words.length > MAX_LENGTH) return
      if (known.size >= most) known.clear()
      known.set(words, found)
    },
    clear: () => known.clear(),
  }
}
