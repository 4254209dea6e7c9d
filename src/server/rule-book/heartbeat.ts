import type pg from 'pg'
import { openReading } from './reading'

/** Tells whether a listening connection still hears: a silent network closes and reports nothing. */
export type Heartbeat = {
  isAlive: () => boolean
  isBehind: () => boolean
  catchUp: () => Promise<void>
  /** Resolves once all that was told until now has been heard, also what was still on its way, or after 5 s without an answer; rejects where it is lost. */
  hearAll: () => Promise<unknown>
  stop: () => void
}

/** A published change must show within a second: half of it is for noticing that nothing is heard. */
const BEAT_MS = 200
const SILENCE_MS = 400
const LOST_MS = 5_000
const BEHIND_MS = 150

/**
 * Pings a connection; `lost` is called after 5 s without an answer. Notifications arrive before later answers, so a
 * late answer loses nothing. Silence counts only up to the last instant at which all input was read, so that a busy
 * process does not take an unread answer for a missing one.
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
    // A silent network rejects nothing: whoever saves must not wait for it with a transaction open.
    hearAll: () => Promise.race([client.query('select 1'), after(LOST_MS)]),
    stop: () => {
      clearInterval(timer)
      reading.stop()
    },
  }
}

const after = (milliseconds: number) =>
  new Promise<void>(resolve => setTimeout(resolve, milliseconds).unref())
