import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { onePerProcess } from '@/one-per-process'
import type { SweepResult, SweptVisit } from '@/pricing'
import { inThread } from '../drawing/threads'
import type { Snapshot } from '../rule-book/load'

type Sweep = { rows: Snapshot['rows']; visit: SweptVisit }

/** Beside what visitors are answered from; the same question about the same rows is worked out once. */
const sweeps = () =>
  onePerProcess(
    'sweeps of prices',
    () => new WeakMap<Snapshot['rows'], LRUCache<string, SweepResult, Sweep>>(),
  )

const isSweep = z.custom<SweepResult>(
  answer => typeof answer === 'object' && answer !== null && 'findings' in answer,
)

/** What is wrong with the rows (DOMAIN 4), found in a thread of its own. */
export async function sweep({ rows }: Pick<Snapshot, 'rows'>, visit: SweptVisit): Promise<SweepResult> {
  const known =
    sweeps().get(rows) ??
    new LRUCache<string, SweepResult, Sweep>({
      max: 8,
      fetchMethod: async (_key, _old, { context }) => isSweep.parse(await inThread('sweep', context)),
    })
  sweeps().set(rows, known)
  const { shownPrices, ...needed } = rows
  return known.forceFetch(JSON.stringify(visit), { context: { rows: needed, visit } })
}
