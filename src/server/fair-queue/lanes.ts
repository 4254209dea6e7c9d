import { onePerProcess } from '@/one-per-process'
import { type FairQueue, type FairQueueSettings, openFairQueue } from './fair-queue'

/** A page takes some 25 ms of the processor: more at once would only make each of them, and a checkout beside them, wait. */
const SETTINGS: FairQueueSettings = {
  atOnce: 1,
  maxWaiting: 50,
  maxWaitMs: 10_000,
  countedMs: 1_000,
  patienceMs: 100,
}

/** What waits for a thread that draws it holds up no page. */
const lanes = onePerProcess('lanes of work', () => ({
  page: openFairQueue(SETTINGS),
  drawing: openFairQueue(SETTINGS),
}))

/** Works in the turn of its network. Throws `NoTurn`. */
export const inTurn = <T>(lane: keyof typeof lanes, network: string, work: () => Promise<T>): Promise<T> =>
  lanes[lane].take(network, work)

/** What somebody pays by: all else begins after it, within its patience. */
export const beforeAll = <T>(work: () => Promise<T>): Promise<T> =>
  Object.values<FairQueue>(lanes).reduce<() => Promise<T>>((inner, lane) => () => lane.first(inner), work)()
