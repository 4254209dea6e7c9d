import { addresses } from '../addresses/known-addresses'
import { inTurn } from '../fair-queue/lanes'
import { apiOrigins } from '../http/api-bases'
import { hosts, shopOrigins } from '../http/origins'
import { consume, type RateLimited } from '../http/rate-limit'
import { contextOf, inContext } from '../http/request-context'
import { isDatabaseThere } from '../rule-book/database-reach'
import { catchUp, isBehind, isCaughtUp, pageRevision } from '../rule-book/live'
import { env } from '../runtime/env'
import { payerPages } from '../runtime/payer-keys'
import { collect, type Handler } from './answer'
import { pageBoundary } from './boundary'
import type { Surroundings } from './csp'
import type { Deps, MakingRequest } from './fill'
import { openPageCache, type PageCache } from './page-cache'
import { tellOf } from './stats'
import { syntheticRequestFor } from './synthetic-request'
import { DEADLINE_MS } from './too-late'

/** What the headers of a page name besides itself, from the settings: origins, bases of the calls, pages of payers. */
export function surroundings(): Surroundings {
  const { SHOP_PROTOCOL } = env()
  return {
    origins: shopOrigins(),
    apis: apiOrigins(),
    payers: payerPages(),
    isHttps: SHOP_PROTOCOL === 'https',
  }
}

/** A page without a query is one of so many, and stored; those with one, and pictures, anybody can have made anew. */
async function mayMake({ page, query, network }: MakingRequest): Promise<RateLimited> {
  if (page.page.picture) return consume('picture', network)
  return query ? consume('variant', network) : { ok: true }
}

/** The shop's page cache; undefined where the settings leave it no memory. */
export function shopPageCache(handle: Handler, port: number): PageCache | undefined {
  const { PAGE_CACHE_BYTES, CDN_SECONDS, TRUST_PROXY } = env()
  if (PAGE_CACHE_BYTES === 0) return undefined
  const deps: Deps = {
    now: () => Date.now(),
    revision: pageRevision,
    isCaughtUp,
    isBehind,
    catchUp,
    isDatabaseThere,
    boundary: ({ page }, at) => pageBoundary(page, at),
    mayMake,
    inTurn: ({ page, network }, work) => inTurn(page.page.picture ? 'drawing' : 'page', network, work),
    make: (asked, { at, signal }) => {
      const synthetic = syntheticRequestFor(asked, { hosts: hosts(), port })
      const context = contextOf(synthetic, addresses, { at, found: asked.found })
      return inContext(context, () => collect(handle, synthetic, signal))
    },
  }
  const cache = openPageCache(deps, {
    maxBytes: PAGE_CACHE_BYTES,
    cdnSeconds: CDN_SECONDS,
    deadlineMs: DEADLINE_MS,
    trustProxy: TRUST_PROXY === '1',
    around: surroundings(),
  })
  return tellOf(cache)
}
