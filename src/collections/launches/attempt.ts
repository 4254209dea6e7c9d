import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { type Launch, type LaunchRow, lockedLaunch, rowsOfLaunch } from '@/server/launches/launch'
import { LAUNCH_KINDS, type LaunchState } from '@/server/launches/terms'
import { inOneTransaction, transactionOf } from '../hooks/transaction'
import { publishedVersion } from './before'
import { holdDocuments } from './locks'
import { noteCoupons, noteLatest } from './note-rows'
import { nowOf, sinceSeen, sinceSentence } from './now'
import { type LaunchOutcome, refused, Stopped } from './outcome'
import { type Publishing, publishRow } from './publish-row'
import { notNow } from './states'
import { stopOf, Unseen } from './stopped-row'

export type Attempting = {
  payload: Payload
  /** Who publishes: their rights are asked, and the versions say their name. */
  user: TypedUser
  id: string
  states: readonly LaunchState[]
  /** In ms (UTC). */
  at: number
  isConfirmed: boolean
  /** Tells whether it would be published, and publishes nothing. */
  isRehearsal?: boolean
}

/** Publishes all of a launch in one transaction or, where anything is in the way, nothing. */
export async function attempt(attempting: Attempting): Promise<LaunchOutcome> {
  const seen = new Map<string, string>()
  for (;;) {
    const tried = await once(attempting, seen)
    if ('outcome' in tried) return tried.outcome
    // Warnings of a campaign are seen where the launch is confirmed, whatever the first try wrote is taken back.
    seen.set(tried.campaign, tried.seen)
  }
}

type Tried = { outcome: LaunchOutcome } | { campaign: string; seen: string }

async function once(attempting: Attempting, seen: ReadonlyMap<string, string>): Promise<Tried> {
  const { payload, user, isConfirmed } = attempting
  const req = await createLocalReq({ user }, payload)
  try {
    return { outcome: await inOneTransaction(req, () => publishAll(req, attempting, seen)) }
  } catch (error) {
    if (error instanceof Rehearsed) return { outcome: error.outcome }
    if (error instanceof Unseen && isConfirmed && !seen.has(error.campaign))
      return { campaign: error.campaign, seen: error.seen }
    if (error instanceof Stopped) return { outcome: error.refusal }
    throw error
  }
}

class Rehearsed extends Error {
  constructor(readonly outcome: LaunchOutcome) {
    super('a rehearsal')
  }
}

async function publishAll(
  req: PayloadRequest,
  { id, states, at, isConfirmed, isRehearsal }: Attempting,
  seen: ReadonlyMap<string, string>,
): Promise<LaunchOutcome> {
  const tx = transactionOf(req)
  const launch = await lockedLaunch(tx, id)
  if (!launch) throw new Stopped(refused('not_found', 'launch', 'This launch is no longer there.'))
  if (!states.includes(launch.state)) throw new Stopped(notNow(launch.state))
  const rows = await rowsOfLaunch(tx, id)
  if (rows.length === 0) throw new Stopped(refused('nothing_in_it', 'items', 'Put something into it first.'))
  await holdDocuments(req, rows)
  await stopUnlessAsSeen(req, rows)
  for (const row of inOrder(rows)) await publishAndNote(req, launch, row, { at, isConfirmed, seen })
  const outcome = { ok: true as const, id, sentence: `“${launch.name}” is live: ${rows.length} together.` }
  if (isRehearsal) throw new Rehearsed(outcome)
  await noteLatest(req, launch)
  await tx.query(
    `update launches set state = 'live', live_at = $2, scheduled_by = $3, note = null, updated_at = $2 where id = $1`,
    [id, new Date(at), req.user?.email ?? ''],
  )
  return outcome
}

/** What a launch saw is what it publishes: anything else stops it, named one by one. */
async function stopUnlessAsSeen(req: PayloadRequest, rows: readonly LaunchRow[]): Promise<void> {
  const sentences: string[] = []
  for (const row of rows) {
    if (row.kind === 'coupons') continue
    const since = sinceSeen(row, await nowOf(req, row.kind, row.item))
    if (since.kind !== 'as_seen') sentences.push(sinceSentence(row, since))
  }
  if (sentences.length > 0) throw new Stopped(refused('changed_meanwhile', 'items', sentences.join(' ')))
}

const inOrder = (rows: readonly LaunchRow[]): LaunchRow[] =>
  LAUNCH_KINDS.flatMap(kind => rows.filter(row => row.kind === kind))

async function publishAndNote(
  req: PayloadRequest,
  launch: Launch,
  row: LaunchRow,
  publishing: Publishing,
): Promise<void> {
  const tx = transactionOf(req)
  const before = await publishedVersion(req, row)
  await tx.query('update launch_rows set before = $2 where id = $1', [row.id, before])
  const codes = await publishRow(req, row, publishing).catch((error: unknown) => {
    throw stopOf(row, error)
  })
  if (codes.length > 0) await noteCoupons(req, launch, codes, publishing.at)
}
