import { createHmac, randomBytes } from 'node:crypto'
import type { Group } from '@/site/experiment'
import type { ExperimentRow } from '../rule-book/word-rows'
import { database } from '../runtime/database'
import { env } from '../runtime/env'

/** `ip` as the client's address, `email` of who is signed in, `guest` the browser's own random name; empty if unknown. */
export type Participant = { ip: string; email: string; guest: string }

/** What a proxy on this machine says of everybody tells nobody apart. */
const TELLS_NOBODY = ['', '127.0.0.1', '::1']

/**
 * The group of a visitor: always the same by the address they come from, else by their e-mail address, else by chance
 * (SPEC 4). `share` of all are in the a group, in percent.
 */
export function groupOf(
  { key, share }: Pick<ExperimentRow, 'key' | 'share'>,
  { ip, email }: Participant,
): Group {
  const known = TELLS_NOBODY.includes(ip) ? email : ip
  const drawn = known === '' ? randomBytes(4) : keyed(`group ${key} ${known}`)
  return drawn.readUInt32BE() / 2 ** 32 < share / 100 ? 'a_show' : 'b_close'
}

/** Counts a visitor of an experiment once. The browser's name is stored keyed, so that the table names nobody. */
export async function countParticipant(
  key: string,
  group: Group,
  { guest }: Participant,
  at: number,
): Promise<void> {
  const visitor = keyed(`visitor ${key} ${guest || randomBytes(16).toString('hex')}`).toString('base64url')
  await database.query(
    `insert into experiment_visitors (experiment, visitor, "group", at) values ($1, $2, $3, $4) on conflict do nothing`,
    [key, visitor, group, new Date(at)],
  )
}

const keyed = (text: string): Buffer => createHmac('sha256', env().PAYLOAD_SECRET).update(text).digest()
