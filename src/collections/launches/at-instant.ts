import type { Payload, TypedUser } from 'payload'
import { launchOf } from '@/server/launches/launch'
import { database } from '@/server/runtime/database'
import { log } from '@/server/runtime/log/log'
import { isMarketer } from '../access/roles'
import { attempt } from './attempt'
import { refused } from './outcome'

/** So long (ms) what nobody foresaw, a lost connection for one, is tried again. */
const GIVE_UP_MS = 60_000

/** Publishes a scheduled launch whose instant has come at `at` (ms), once across processes, or says why it failed. */
export async function goLiveAtInstant(payload: Payload, id: string, at: number): Promise<void> {
  const launch = await launchOf(id)
  if (launch?.state !== 'scheduled' || !launch.goesLive || launch.goesLive.at > at) return
  const outcome = await tried(payload, launch, at)
  if (outcome.ok || outcome.code === 'wrong_state' || outcome.code === 'not_found') return
  log.warn({ launch: id, code: outcome.code }, 'a launch does not go live')
  await database.query(
    `update launches set state = 'failed', note = $2, updated_at = $3 where id = $1 and state = 'scheduled' and goes_live_at <= $3`,
    [id, outcome.sentence, new Date(at)],
  )
}

type Due = NonNullable<Awaited<ReturnType<typeof launchOf>>>

async function tried(payload: Payload, { id, scheduledBy, isConfirmed, goesLive }: Due, at: number) {
  const user = await staffNamed(payload, scheduledBy)
  if (!user)
    return refused('not_allowed', 'launch', `${scheduledBy}, who scheduled it, has no login anymore.`)
  if (!isMarketer(user))
    return refused(
      'not_allowed',
      'launch',
      `${scheduledBy}, who scheduled it, may not publish launches anymore.`,
    )
  try {
    return await attempt({ payload, user, id, states: ['scheduled'], at, isConfirmed })
  } catch (error) {
    if (at < (goesLive?.at ?? 0) + GIVE_UP_MS) throw error
    log.error({ error, launch: id }, 'a launch was given up')
    return refused('unforeseen', 'launch', 'Something went wrong that is in the log of the shop.')
  }
}

async function staffNamed(payload: Payload, email: string): Promise<TypedUser | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    ...{ limit: 1, depth: 0 },
  })
  return docs[0] && { ...docs[0], collection: 'users' }
}
