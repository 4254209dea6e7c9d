import { type LaunchRow, rowsOfLaunch } from '@/server/launches/launch'
import { isLaunchKind, LAUNCH_TEXTS } from '@/server/launches/terms'
import type { Database } from '@/server/runtime/database'
import { rowId } from '@/server/runtime/row-id'
import { isLocale } from '@/site/locale'
import { isMarketer } from '../access/roles'
import { nameOf } from '../hooks/keep-amounts'
import { type Acting, onLaunch } from './actions'
import { attempt } from './attempt'
import { mayPut } from './may-put'
import { nowOf } from './now'
import { type LaunchOutcome, refused, Stopped } from './outcome'
import { OPEN } from './states'

/** Puts a draft into a launch as it is now; the same once more adds a language to it. */
export async function add(acting: Acting): Promise<LaunchOutcome> {
  const { req, sent, at } = acting
  const [kind, id = ''] = sent.item.split(':')
  if (!isLaunchKind(kind)) return refused('unknown_item', 'item', 'Choose something from the list.')
  if (!(await mayPut(req, kind)))
    return refused('not_allowed', 'item', 'You may put in only what you may publish.')
  const isText = LAUNCH_TEXTS.some(each => each === kind)
  if (sent.language !== '' && !(isText && isLocale(sent.language)))
    return refused(
      'unknown_language',
      'language',
      'This goes live in all its languages: choose “All languages”.',
    )
  return onLaunch(acting, OPEN, async (tx, launch) => {
    const now = await nowOf(req, kind, rowId(id))
    if (!now?.isReady)
      return refused('unknown_item', 'item', 'It is no longer a draft. Choose something from the list.')
    await tx.query(
      `insert into launch_rows as r (launch_id, kind, item_id, languages, name, seen, added_by, added_at)
       values ($1, $2, $3, $4::text[], $5, $6, $7, $8)
       on conflict (launch_id, kind, item_id) do update set name = excluded.name, seen = excluded.seen,
         languages = case when cardinality(excluded.languages) = 0 or cardinality(r.languages) = 0 then excluded.languages
           when r.languages @> excluded.languages then r.languages else r.languages || excluded.languages end`,
      [
        ...[launch.id, kind, id, sent.language === '' ? [] : [sent.language], now.name, now.pin],
        ...[nameOf(req) ?? '', new Date(at)],
      ],
    )
    return { ok: true, id: launch.id, sentence: `“${now.name}” goes live with it.` }
  })
}

export const remove = (acting: Acting): Promise<LaunchOutcome> =>
  onLaunch(acting, OPEN, async (tx, launch) => {
    const row = (await rowsOfLaunch(tx, launch.id)).find(({ id }) => id === acting.sent.row)
    if (!row) return refused('not_found', 'items', 'It is not in the launch anymore.')
    if (row.kind !== 'coupons' && !(await mayPut(acting.req, row.kind)))
      return refused('not_allowed', 'items', 'You may take out only what you may publish.')
    await tx.query('delete from launch_rows where id = $1', [row.id])
    return { ok: true, id: launch.id, sentence: `“${row.name}” does not go live with it.` }
  })

/**
 * Takes the drafts as they are now. What is gone, and what was published by itself, leaves the launch. A scheduled launch stays
 * scheduled where all of it would be published as it is now, and is a draft again otherwise.
 */
export async function takeAlong(acting: Acting): Promise<LaunchOutcome> {
  let wasScheduled = false
  const taken = await onLaunch(acting, [...OPEN, 'scheduled'], async (tx, launch) => {
    wasScheduled = launch.state === 'scheduled'
    if (wasScheduled && !isMarketer(acting.user))
      return refused('not_allowed', 'launch', 'It is scheduled: ask a marketer.')
    for (const row of await rowsOfLaunch(tx, launch.id)) await takeRowAlong(acting, tx, row)
    await tx.query('update launches set is_confirmed = $2, updated_at = $3 where id = $1', [
      ...[launch.id, acting.sent.isConfirmed, new Date(acting.at)],
    ])
    return { ok: true, id: launch.id, sentence: `“${launch.name}” takes the drafts as they are now.` }
  })
  return taken.ok && wasScheduled ? stillScheduled(acting, taken) : taken
}

async function takeRowAlong({ req }: Acting, tx: Database, row: LaunchRow): Promise<void> {
  if (row.kind === 'coupons') return
  const now = await nowOf(req, row.kind, row.item)
  if (now?.isReady && now.pin === row.seen) return
  if (!(await mayPut(req, row.kind)))
    throw new Stopped(refused('not_allowed', 'items', `Ask somebody who may publish “${row.name}”.`))
  if (now?.isReady)
    await tx.query('update launch_rows set seen = $2, name = $3 where id = $1', [row.id, now.pin, now.name])
  else await tx.query('delete from launch_rows where id = $1', [row.id])
}

async function stillScheduled(acting: Acting, taken: LaunchOutcome): Promise<LaunchOutcome> {
  const { req, user, at, sent } = acting
  const rehearsed = await attempt({
    ...{ payload: req.payload, user, id: sent.launch, states: ['scheduled'], at },
    ...{ isConfirmed: sent.isConfirmed, isRehearsal: true },
  })
  if (rehearsed.ok || rehearsed.code === 'wrong_state') return taken
  const off = await onLaunch(acting, ['scheduled'], async (tx, { id }) => {
    await tx.query(`update launches set state = 'draft' where id = $1`, [id])
    return taken
  })
  return off.ok
    ? refused(rehearsed.code, rehearsed.field, `It is no longer scheduled. ${rehearsed.sentence}`)
    : off
}
