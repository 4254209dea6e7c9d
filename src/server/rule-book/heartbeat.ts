import type pg from 'pg'

/** Whether a listening connection still hears: a network that falls silent closes nothing and reports nothing. */
export type Heartbeat = { isAlive: () => boolean; stop: () => void }

/** A changed page is to be seen within a second: half of it to notice that nothing can be heard. */
const BEAT_MS = 200
const SILENCE_MS = 400
const LOST_MS = 5_000

/**
 * Asks a connection again and again for a sign of life. An answer comes after all that was announced before it, so that
 * a late one costs nothing; after 5 s without any, `lost` is called.
 */
export function heartbeatOf(client: pg.Client, lost: () => void): Heartbeat {
  let askedAt: number | undefined
  const silence = () => (askedAt === undefined ? 0 : performance.now() - askedAt)
  const beat = () => {
    // Answers that came while this process was busy are read first.
    if (askedAt !== undefined)
      return void (silence() > LOST_MS && setImmediate(() => silence() > LOST_MS && lost()))
    askedAt = performance.now()
    client.query('select 1').then(() => {
      askedAt = undefined
    }, lost)
  }
  const timer = setInterval(beat, BEAT_MS).unref()
  return { isAlive: () => silence() < SILENCE_MS, stop: () => clearInterval(timer) }
}
