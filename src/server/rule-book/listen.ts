import pg from 'pg'
import { connection } from '../runtime/database-connection'
import { log } from '../runtime/log/log'
import { openOutage } from '../runtime/outage'
import { type Backoff, backoff } from './backoff'
import { heartbeatOf } from './heartbeat'
import { type Live, reload } from './reload'

const LISTENER = 'shop changes'

const outage = openOutage({
  fails: 'the rule book cannot listen for changes; trying again',
  works: 'the rule book listens for changes again',
})

/**
 * Listens for changes, on one connection at a time. Each connection starts with a reload, since anything may have
 * changed before.
 */
export async function listen(live: Live, retry: Backoff = backoff()): Promise<void> {
  if (live.isClosed) return
  const client = new pg.Client({
    ...connection(),
    application_name: LISTENER,
  })
  let isOver = false
  live.leave = () => {
    isOver = true
    live.listening = false
    live.isCaughtUp = false
    live.heartbeat?.stop()
    client.removeAllListeners()
    client.on('error', () => {})
    return client.end().catch(error => log.warn({ error }, 'closing a lost connection'))
  }
  // Heard of in several ways at once: by the connection, by what was asked on it, and by its silence.
  const again = () => {
    if (isOver) return
    void live.leave?.()
    setTimeout(() => void listen(live, retry), retry.next()).unref()
  }
  client.once('error', again)
  client.once('end', again)
  client.on('notification', ({ channel }) => hear(live, channel))
  try {
    await outage.during(async () => {
      await client.connect()
      await client.query('listen rule_book; listen content')
    })
    live.heartbeat = heartbeatOf(client, again)
    live.listening = true
    retry.wentWell()
  } catch {
    again()
    // An old book serves on; without any, what prices need is tried for though nobody would tell of a change.
    if (live.snapshot) return
  }
  await reload(live)
}

function hear(live: Live, channel: string): void {
  if (channel === 'content') live.pages += 1
  else void reload(live)
}
