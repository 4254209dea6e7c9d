import type { PageCache } from './page-cache'

type Shared = { shopPageCache?: PageCache }

// One per process, whatever bundle asks: it stands before the handler, and who reports on it is bundled apart.
const shared: Shared = globalThis as Shared

/** Makes a cache the one that is told of. */
export function tellOf(cache: PageCache): PageCache {
  shared.shopPageCache = cache
  return cache
}

/** How many finished pages this process keeps, and how many bytes of memory it counts for them. */
export const cacheStats = (): PageCache['size'] => shared.shopPageCache?.size ?? { pages: 0, bytes: 0 }
