import type { PayloadRequest, TypedUser } from 'payload'
import { type Launch, type LaunchRow, lockedLaunch, rowsOfLaunch } from '@/server/launches/launch'
import type { LaunchState } from '@/server/launches/terms'
import { instantToCome } from '@/server/publishing/typed-instant'
import type { Database } from '@/server/runtime/database'
import { nameOf } from '../hooks/keep-amounts'
import { inOneTransaction, transactionOf } from '../hooks/transaction'
import { attempt } from './attempt'
import { type LaunchOutcome, refused, Stopped } from './outcome'
import type { Sent } from './sent'
import { notNow, OPEN } from './states'

/** `at`: now, in ms (UTC). */
export type Acting = { req: PayloadRequest; user: TypedUser; sent: Sent; at: number }

export const make = async ({ req, sent, at }: Acting): Promise<LaunchOutcome> => {
  const name = sent.name.trim().slice(0, 100)
  if (name === '') return refused('no_name', 'name', 'Give it a name that you will find it by.')
  const [made] = await transactionOf(req).query<{ id: string }>(
    `insert into launches (name, made_by, created_at, updated_at) values ($1, $2, $3, $3) returning id`,
    [name, nameOf(req) ?? '', new Date(at)],
  )
  if (!made) throw new Error('The launch was not stored.')
  return { ok: true, id: made.id, sentence: `“${name}” is made. Put into it what goes live together.` }
}

/** Asks of all that it would do, then waits for the instant, which is typed by the clock of a named time zone. */
export async function schedule({ req, user, sent, at }: Acting): Promise<LaunchOutcome> {
  const instant = instantToCome(sent.when, at)
  if (typeof instant === 'object') return instant
  const { launch: id, isConfirmed } = sent
  const seen = await rowsOfLaunch(transactionOf(req), id)
  const rehearsed = await attempt({
    ...{ payload: req.payload, user, id, states: OPEN, at, isConfirmed, isRehearsal: true },
  })
  if (!rehearsed.ok) return rehearsed
  return onLaunch({ req, sent }, OPEN, async (tx, launch) => {
    if (!areAlike(seen, await rowsOfLaunch(tx, id)))
      return refused(
        'changed_meanwhile',
        'items',
        'Somebody put something in or took something out. Look again.',
      )
    await tx.query(
      `update launches set state = 'scheduled', goes_live_at = $2, goes_live_zone = $3, is_confirmed = $4, scheduled_by = $5,
         note = null, updated_at = $6 where id = $1`,
      [id, new Date(instant), sent.when.zone, isConfirmed, user.email ?? '', new Date(at)],
    )
    return { ok: true, id, sentence: `“${launch.name}” goes live automatically.` }
  })
}

const areAlike = (some: readonly LaunchRow[], others: readonly LaunchRow[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)

export const publish = ({ req, user, sent, at }: Acting): Promise<LaunchOutcome> =>
  attempt({
    ...{ payload: req.payload, user, id: sent.launch, states: OPEN, at, isConfirmed: sent.isConfirmed },
  })

export const cancel = (acting: Acting): Promise<LaunchOutcome> =>
  onLaunch(acting, ['scheduled'], async (tx, { id, name }) => {
    await tx.query(`update launches set state = 'cancelled', updated_at = $2 where id = $1`, [
      id,
      new Date(acting.at),
    ])
    return { ok: true, id, sentence: `“${name}” is canceled: it does not go live automatically.` }
  })

/** Throws a launch away that never went live; what is in it stays. */
export const discard = (acting: Acting): Promise<LaunchOutcome> =>
  onLaunch(acting, OPEN, async (tx, { id, name }) => {
    await tx.query('delete from launches where id = $1', [id])
    return { ok: true, id, sentence: `“${name}” is thrown away. Its drafts are still drafts.` }
  })

/** Acts on a launch that nobody else acts on, where it is in one of these states. What throws `Stopped` writes nothing. */
export async function onLaunch(
  { req, sent }: Pick<Acting, 'req' | 'sent'>,
  states: readonly LaunchState[],
  act: (tx: Database, launch: Launch) => Promise<LaunchOutcome>,
): Promise<LaunchOutcome> {
  try {
    return await inOneTransaction(req, async () => {
      const tx = transactionOf(req)
      const launch = await lockedLaunch(tx, sent.launch)
      if (!launch) return refused('not_found', 'launch', 'This launch is no longer there.')
      return states.includes(launch.state) ? await act(tx, launch) : notNow(launch.state)
    })
  } catch (error) {
    if (error instanceof Stopped) return error.refusal
    throw error
  }
}
