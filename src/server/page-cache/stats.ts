import { onePerProcess } from '@/one-per-process'
import type { PageCache } from './page-cache'

const told = onePerProcess<{ cache?: PageCache }>('page cache', () => ({}))

export function tellOf(cache: PageCache): PageCache {
  told.cache = cache
  return cache
}

export const cacheStats = (): PageCache['size'] => told.cache?.size ?? { pages: 0, bytes: 0 }
