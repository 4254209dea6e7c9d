import { LRUCache } from 'lru-cache'
import type { Entry } from './entry'

/** Pages in memory: so many bytes at most, the least recently used go; so many variants of an address at most. */
export type Store = {
  find(key: string): Entry | undefined
  keep(key: string, entry: Entry): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

type Limits = { maxBytes: number; maxVariants?: number }

/** Login, device, system and currency make 24 variants of a page; what is beyond are queries, which visitors make up. */
const MOST_VARIANTS = 64

/** An empty one. An entry larger than all of it is not kept. */
export function openStore({ maxBytes, maxVariants = MOST_VARIANTS }: Limits): Store {
  const variants = new Map<string, Set<string>>()
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ address }, key) => forget(variants, address, key),
  })
  return {
    find: key => pages.get(key),
    keep: (key, entry) => {
      pages.set(key, entry)
      if (!pages.has(key)) return
      const keys = variantsWith(variants, entry.address, key)
      const [oldest] = keys
      if (keys.size > maxVariants && oldest !== undefined) pages.delete(oldest)
    },
    clear: () => pages.clear(),
    get bytes() {
      return pages.calculatedSize
    },
    get size() {
      return pages.size
    },
  }
}

/** The variants of an address with this one; the one that was made first stands in front. */
function variantsWith(variants: Map<string, Set<string>>, address: string, key: string): Set<string> {
  const keys = variants.get(address) ?? new Set()
  variants.set(address, keys.add(key))
  return keys
}

function forget(variants: Map<string, Set<string>>, address: string, key: string): void {
  const keys = variants.get(address)
  keys?.delete(key)
  if (keys?.size === 0) variants.delete(address)
}
