import { addresses } from '../addresses/moved-addresses'
import { apiOrigins } from '../http/api-bases'
import { hosts, shopOrigins } from '../http/origins'
import { contextOf, inContext } from '../http/request-context'
import { isDatabaseThere } from '../rule-book/database-reach'
import { catchUp, isBehind, isCaughtUp, pageRevision } from '../rule-book/live'
import { env } from '../runtime/env'
import { collect, type Handler } from './answer'
import { pageBoundary } from './boundary'
import type { Surroundings } from './csp'
import type { Deps } from './fill'
import { openPageCache, type PageCache } from './page-cache'
import { tellOf } from './stats'
import { unsentFor } from './synthetic-request'
import { DEADLINE_MS } from './too-late'

export type { Handler } from './answer'
export { keepLocation } from './location'
export { newOutcome, withOutcome } from './outcome'
export type { PageCache } from './page-cache'
export { KEPT_OPEN_SECONDS } from './raw-response'
export { setSecurityHeaders as dress } from './security-headers'
export { keepStatus } from './status'

export function surroundings(): Surroundings {
  const { DOWNLOAD_BASE, SHOP_PROTOCOL } = env()
  return {
    origins: shopOrigins(),
    apis: apiOrigins(),
    downloads: DOWNLOAD_BASE?.startsWith('http') ? new URL(DOWNLOAD_BASE).origin : undefined,
    isHttps: SHOP_PROTOCOL === 'https',
  }
}

/** The shop's page cache; undefined where the settings leave it no memory. */
export function shopPageCache(handle: Handler, port: number): PageCache | undefined {
  const { PAGE_CACHE_BYTES, CDN_SECONDS, TRUST_PROXY } = env()
  if (PAGE_CACHE_BYTES === 0) return undefined
  const world: Deps = {
    now: () => Date.now(),
    revision: pageRevision,
    isCaughtUp,
    isBehind,
    catchUp,
    isDatabaseThere,
    boundary: ({ page }, at) => pageBoundary(page, at),
    make: (question, { at, signal }) => {
      const unsent = unsentFor(question, { hosts: hosts(), port })
      const context = contextOf(unsent, addresses, { at, found: question.found })
      return inContext(context, () => collect(handle, unsent, signal))
    },
  }
  const cache = openPageCache(world, {
    maxBytes: PAGE_CACHE_BYTES,
    cdnSeconds: CDN_SECONDS,
    deadlineMs: DEADLINE_MS,
    trustProxy: TRUST_PROXY === '1',
    around: surroundings(),
  })
  return tellOf(cache)
}
