import { LRUCache } from 'lru-cache'
import type { Visit } from '@/site/visit'
import { isBehind, isCaughtUp, pageRevision } from '../rule-book/live'
import { pageBoundary } from './boundary'
import { newOutcome, withOutcome } from './outcome'

/** `until` in ms, UTC. */
type Kept<R> = { result: R; revision: number; until: number }
type Input<R> = { input: unknown; visit: Visit; make: () => Promise<R> }

/** More than all inputs that today's calls tell apart. */
const MAX_RESULTS = 1_000

/**
 * What is the same for all who ask the same on one site in one language: kept as finished pages are (decision 012), until
 * something is published or due, and by nobody while changes do not reach this process or something could not be read.
 */
export function openKeptResults<R extends { ok: boolean }>() {
  const kept = new LRUCache<string, Kept<R>>({ max: MAX_RESULTS })
  return async ({ input, visit, make }: Input<R>): Promise<R> => {
    const key = JSON.stringify([visit.site, visit.locale, input])
    const known = kept.get(key)
    if (known && isCurrent(known.revision) && visit.at < known.until) return known.result
    const [revision, outcome] = [pageRevision(), newOutcome()]
    const [until, result] = await Promise.all([pageBoundary(visit, visit.at), withOutcome(outcome, make)])
    if (result.ok && !outcome.isDegraded && isCurrent(revision)) kept.set(key, { result, revision, until })
    return result
  }
}

const isCurrent = (revision: number): boolean => isCaughtUp() && !isBehind() && pageRevision() === revision
