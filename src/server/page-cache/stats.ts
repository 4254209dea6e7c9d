import { onePerProcess } from '@/one-per-process'
import type { PageCache } from './page-cache'

const told = onePerProcess<{ cache?: PageCache }>('page cache', () => ({}))

/** Has `cacheStats` tell of this cache from now on, in place of any other; gives it back. */
export function tellOf(cache: PageCache): PageCache {
  told.cache = cache
  return cache
}

/** Finished pages and their bytes in this process; zero where it caches none. */
export const cacheStats = (): PageCache['size'] => told.cache?.size ?? { pages: 0, bytes: 0 }
