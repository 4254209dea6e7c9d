import { onePerProcess } from '@/one-per-process'
import { openTurns, type TurnSettings, type Turns } from './turns'

/** A page takes some 25 ms of the processor: more at once would only make each of them, and a checkout beside them, wait. */
const SETTINGS: TurnSettings = {
  atOnce: 1,
  maxWaiting: 50,
  maxWaitMs: 10_000,
  countedMs: 1_000,
  patienceMs: 100,
}

/** What waits for a thread that draws it holds up no page. */
const lanes = onePerProcess('lanes of work', () => ({
  page: openTurns(SETTINGS),
  drawing: openTurns(SETTINGS),
}))

/** Works in the turn of its network. Throws `NoTurn`. */
export const inTurn = <T>(lane: keyof typeof lanes, network: string, work: () => Promise<T>): Promise<T> =>
  lanes[lane].take(network, work)

/** What somebody pays by: all else begins after it, within its patience. */
export const beforeAll = <T>(work: () => Promise<T>): Promise<T> =>
  Object.values<Turns>(lanes).reduce<() => Promise<T>>((inner, lane) => () => lane.first(inner), work)()
