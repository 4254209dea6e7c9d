import pg from 'pg'
import { env } from '../env'
import { log } from '../log'
import { heartbeatOf } from './heartbeat'
import { type Live, RETRY_MS, reload } from './reload'

/** How the listening connection is called in the database's list. */
const LISTENER = 'shop changes'

/**
 * Hears of changes as long as `isWanted`. Everything may have changed while nobody listened: each connection starts with
 * a reload.
 */
export async function listen(live: Live, isWanted: () => boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    keepAlive: true,
    application_name: LISTENER,
  })
  let isOver = false
  // Heard of in several ways at once: by the connection, by what was asked on it, and by its silence.
  const again = () => {
    if (isOver) return
    isOver = true
    live.listening = false
    live.isCaughtUp = false
    live.heartbeat?.stop()
    client.removeAllListeners()
    client.on('error', () => {})
    client.end().catch(error => log.warn({ error }, 'closing a lost connection'))
    if (isWanted()) setTimeout(() => void listen(live, isWanted), RETRY_MS).unref()
  }
  client.once('error', again)
  client.once('end', again)
  client.on('notification', ({ channel }) => hear(live, channel))
  try {
    await client.connect()
    await client.query('listen rule_book; listen content')
    live.heartbeat = heartbeatOf(client, again)
    live.listening = true
    await reload(live)
  } catch (error) {
    log.warn({ error }, 'the rule book cannot listen for changes; trying again')
    again()
  }
}

/** Pages read their content as they are made; the rule book has to be loaded. */
function hear(live: Live, channel: string): void {
  if (channel === 'content') live.pages += 1
  else void reload(live)
}
