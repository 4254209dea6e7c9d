import pg from 'pg'
import { editMessages } from '@/site/messages'
import { database } from '../database'
import { env } from '../env'
import { log } from '../log'
import { type Heartbeat, heartbeatOf } from './heartbeat'
import { loadSnapshot, type Snapshot } from './load'

type Live = {
  snapshot: Promise<Snapshot>
  revision: number
  /** Counts every published change of anything that pages show. */
  pages: number
  listening: boolean
  isCaughtUp: boolean
  heartbeat?: Heartbeat
}
type Shared = { shopRuleBook?: Live }

// One per process, whatever bundle asks: pages, proxy and jobs are bundled apart.
const shared: Shared = globalThis as Shared

const RETRY_MS = 1_000
/** How the listening connection is called in the database's list. */
const LISTENER = 'shop changes'

/**
 * The rule book of now: loaded once, swapped whole when its rows change (ARCHITECTURE, rule book).
 * Throws where it was never loaded and the database does not answer; once loaded it always answers.
 */
export async function ruleBook(): Promise<Snapshot> {
  shared.shopRuleBook ??= open()
  return shared.shopRuleBook.snapshot
}

/** Counts the swaps of this process, so that what was derived from a rule book can tell whether it is the same one. */
export const ruleBookRevision = (): number => shared.shopRuleBook?.revision ?? 0

/** Whether changes reach this process; while it is false the last loaded rule book serves. */
export const isListening = (): boolean => shared.shopRuleBook?.listening ?? false

/**
 * Raised by every published change of anything that pages show, of the rule book after it is loaded: what was made at
 * another number may be out of date.
 */
export const pageRevision = (): number => shared.shopRuleBook?.pages ?? 0

/**
 * Whether all that was published until half a second ago is known here. False from a lost or silent connection until
 * everything was loaded again, and while it cannot be loaded.
 */
export const isCaughtUp = (): boolean => {
  const live = shared.shopRuleBook
  return live?.isCaughtUp === true && live.heartbeat?.isAlive() === true
}

function open(): Live {
  const live: Live = {
    snapshot: loadSnapshot(database),
    revision: 1,
    pages: 1,
    listening: false,
    isCaughtUp: false,
  }
  live.snapshot.then(adopt, () => {
    shared.shopRuleBook = undefined
  })
  void listen(live)
  return live
}

/** Everything may have changed while nobody listened: each connection starts with a reload. */
async function listen(live: Live): Promise<void> {
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
    if (shared.shopRuleBook === live) setTimeout(() => void listen(live), RETRY_MS).unref()
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

const reloads = new WeakMap<Live, { running: boolean; wanted: boolean }>()

/** Loads beside the old book and swaps; changes that arrive meanwhile cause one more load, not many. */
async function reload(live: Live): Promise<void> {
  const state = reloads.get(live) ?? { running: false, wanted: false }
  reloads.set(live, state)
  state.wanted = true
  if (state.running) return
  state.running = true
  let isLoaded = false
  while (state.wanted) {
    state.wanted = false
    isLoaded = await swap(live)
  }
  state.running = false
  live.isCaughtUp = isLoaded && live.listening
  if (!isLoaded) setTimeout(() => void reload(live), RETRY_MS).unref()
}

async function swap(live: Live): Promise<boolean> {
  try {
    const next = await loadSnapshot(database)
    live.snapshot = Promise.resolve(next)
    live.revision += 1
    adopt(next)
    live.pages += 1
    return true
  } catch (error) {
    log.error({ error }, 'the rule book could not be loaded; the last one serves on')
    return false
  }
}

/** The translators of this process say from now on what its words say. */
function adopt({ words, problems }: Snapshot): void {
  editMessages(words.messages)
  for (const problem of problems) log.error(problem, 'a row of the rule book was left out')
}
