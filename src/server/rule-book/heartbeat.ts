import type pg from 'pg'
import { openReading } from './reading'

/** Whether a listening connection still hears: a network that falls silent closes nothing and reports nothing. */
export type Heartbeat = {
  isAlive: () => boolean
  /** Whether this process has been too busy to read what has come in: it cannot tell then what it has missed. */
  isBehind: () => boolean
  /** Over once all that has come in by now has been read. */
  catchUp: () => Promise<void>
  stop: () => void
}

/** A changed page is to be seen within a second: half of it to notice that nothing can be heard. */
const BEAT_MS = 200
const SILENCE_MS = 400
const LOST_MS = 5_000
const BEHIND_MS = 150

/**
 * Asks a connection again and again for a sign of life. An answer comes after all that was announced before it, so that
 * a late one costs nothing; after 5 s without any, `lost` is called. The silence is the connection's alone: it lasts up to
 * the instant before which everything was read, so that a process busy for as long takes no answer for missing.
 */
export function heartbeatOf(client: Pick<pg.Client, 'query'>, lost: () => void): Heartbeat {
  const reading = openReading()
  let askedAt: number | undefined
  const silence = () => (askedAt === undefined ? 0 : reading.upTo() - askedAt)
  const beat = () => {
    if (askedAt !== undefined) return void (silence() > LOST_MS && lost())
    askedAt = performance.now()
    client.query('select 1').then(() => {
      askedAt = undefined
    }, lost)
  }
  const timer = setInterval(beat, BEAT_MS).unref()
  return {
    isAlive: () => silence() < SILENCE_MS,
    isBehind: () => performance.now() - reading.upTo() > BEHIND_MS,
    catchUp: reading.catchUp,
    stop: () => {
      clearInterval(timer)
      reading.stop()
    },
  }
}
