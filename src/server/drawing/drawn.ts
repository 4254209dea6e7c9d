import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { onePerProcess } from '@/one-per-process'
import { type DrawingName, drawInThread, waitingDrawings } from './threads'

type Drawing = { name: DrawingName; input: unknown }

/** So many wait for a thread while a visitor is still told to wait: some seconds on a busy machine. */
const MAX_WAITING = 24
const KEPT_BYTES = 32 * 1024 * 1024
/** A receipt names its buyer. */
const KEPT_MS = 3_600_000

/** Too many drawings wait already. */
export class TooBusyToDraw extends Error {}

/**
 * A drawing by what it shows: made once in a thread for all who ask, and kept, also beyond the next published change.
 * It waits for as long as it takes, as emails may.
 */
export async function drawn(name: DrawingName, input: unknown): Promise<Uint8Array> {
  return drawings().forceFetch(keyOf({ name, input }), { context: { name, input } })
}

/** The same for who waits for an answer. Throws `TooBusyToDraw` at once where that would take too long. */
export async function drawnSoon(name: DrawingName, input: unknown): Promise<Uint8Array> {
  const isAtHand = drawings().has(keyOf({ name, input }))
  if (!isAtHand && waitingDrawings() >= MAX_WAITING) throw new TooBusyToDraw(`The ${name} would come late`)
  return drawn(name, input)
}

const keyOf = ({ name, input }: Drawing): string =>
  createHash('sha256')
    .update(`${name} ${JSON.stringify(input)}`)
    .digest('base64url')

const drawings = () =>
  onePerProcess(
    'drawings',
    () =>
      new LRUCache<string, Uint8Array, Drawing>({
        maxSize: KEPT_BYTES,
        sizeCalculation: ({ byteLength }) => byteLength,
        ttl: KEPT_MS,
        ignoreFetchAbort: true,
        fetchMethod: (_key, _old, { context: { name, input } }) => drawInThread(name, input),
      }),
  )
