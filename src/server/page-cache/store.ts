import { LRUCache } from 'lru-cache'
import type { Entry } from './entry'

export type Store = {
  find(key: string): Entry | undefined
  keep(key: string, entry: Entry): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

type Limits = { maxBytes: number; maxVariants?: number }

/** Login, device, system and currency make 24 variants; the rest are queries, which visitors make up. */
const MAX_VARIANTS = 64

/**
 * Drops what was used longest ago beyond `maxBytes`, and the oldest of an address that has more than `maxVariants`. A page
 * larger than all is not kept.
 */
export function openStore({ maxBytes, maxVariants = MAX_VARIANTS }: Limits): Store {
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
