import { onePerProcess } from '@/one-per-process'
import type { PageCache } from './page-cache'

const told = onePerProcess<{ cache?: PageCache }>('page cache', () => ({}))

/** Makes a cache the one that is told of. */
export function tellOf(cache: PageCache): PageCache {
  told.cache = cache
  return cache
}

/** How many finished pages this process keeps, and how many bytes of memory it counts for them. */
export const cacheStats = (): PageCache['size'] => told.cache?.size ?? { pages: 0, bytes: 0 }
