import { randomBytes } from 'node:crypto'
import { BRAND } from '@/site/brand'
import { type Database, database, inTransaction } from '../../runtime/database'
import { endStaffSessions } from '../sessions'
import { base32 } from './base32'
import { tellOfFactor } from './factor-emails'
import { codesLeft, makeRecoveryCodes } from './recovery-codes'
import { seal, unseal } from './sealed-secret'
import { stepOfCode } from './totp'

const SECRET_BYTES = 20
/** So long what was begun can be confirmed. */
const BEGUN_MS = 30 * 60_000

/** `since` in ms. `begun` is shown to its owner alone, and only until it is confirmed. */
export type Factor =
  | { kind: 'off' }
  | { kind: 'begun'; secret: string; uri: string }
  | { kind: 'on'; since: number; codesLeft: number }

export type FactorRefusal = { ok: false; code: string; sentence: string }
type Confirmed = { ok: true; codes: string[] } | FactorRefusal

type Row = { secret: string; begun_at: Date; on_since: Date | null }

/** `at` in ms. What was begun more than half an hour ago is `off`, and so is what cannot be unsealed any more. */
export async function factorOf(user: { id: string; email: string }, at: number): Promise<Factor> {
  const row = await rowOf(database, user.id)
  if (row?.on_since)
    return { kind: 'on', since: row.on_since.getTime(), codesLeft: await codesLeft(database, user.id) }
  const secret = row && isFresh(row, at) ? unseal(row.secret, user.id) : null
  return secret ? { kind: 'begun', secret: base32(secret), uri: uriOf(user.email, secret) } : { kind: 'off' }
}

/** False too while it is only begun. */
export async function isFactorOn(tx: Database, user: string): Promise<boolean> {
  const rows = await tx.query(
    'select user_id from staff_factors where user_id = $1 and on_since is not null',
    [user],
  )
  return rows.length > 0
}

/** Makes a new secret, which counts for nothing until a code of it is told. */
export async function beginFactor(user: string, at: number): Promise<{ ok: true } | FactorRefusal> {
  const begun = await database.query(
    `insert into staff_factors (user_id, secret, begun_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = $2, begun_at = $3, last_step = 0 where staff_factors.on_since is null
     returning user_id`,
    [user, seal(randomBytes(SECRET_BYTES), user), new Date(at)],
  )
  return begun.length > 0 ? { ok: true } : ALREADY_ON
}

type Confirming = { user: string; session: string; code: string; at: number }

/** Turns it on where the code is right, ends all other sessions, and gives the recovery codes, once. */
export async function confirmFactor({ user, session, code, at }: Confirming): Promise<Confirmed> {
  const row = await rowOf(database, user)
  if (row?.on_since) return ALREADY_ON
  const secret = row && isFresh(row, at) ? unseal(row.secret, user) : null
  if (!row || !secret) return NOT_BEGUN
  const step = stepOfCode(secret, code.replace(/\s/g, ''), at)
  if (step === null) return WRONG_CODE
  return inTransaction(async tx => {
    const turned = await tx.query(
      `update staff_factors set on_since = $3, last_step = $4
       where user_id = $1 and secret = $2 and on_since is null returning user_id`,
      [user, row.secret, new Date(at), step],
    )
    if (turned.length === 0) return NOT_BEGUN
    await endStaffSessions(tx, user, { but: session })
    await tellOfFactor(tx, user, 'on')
    return { ok: true, codes: await makeRecoveryCodes(tx, user) }
  })
}

/** Takes it away, by its owner or by an admin; false where none was on. */
export async function removeFactor(tx: Database, user: string, news: 'off' | 'reset'): Promise<boolean> {
  const removed = await tx.query<{ on_since: Date | null }>(
    'delete from staff_factors where user_id = $1 returning on_since',
    [user],
  )
  await tx.query('delete from staff_recovery_codes where user_id = $1', [user])
  const wasOn = removed.some(({ on_since }) => on_since !== null)
  if (wasOn) await tellOfFactor(tx, user, news)
  return wasOn
}

/** Voids the codes there were, tells the owner by email, and gives ten new ones, once. Asks for no proof: the caller does. */
export const renewRecoveryCodes = (user: string): Promise<string[]> =>
  inTransaction(async tx => {
    await tellOfFactor(tx, user, 'new_codes')
    return makeRecoveryCodes(tx, user)
  })

const ALREADY_ON: FactorRefusal = {
  ok: false,
  code: 'second_factor_is_on',
  sentence: 'Your second factor is on already. Load the page again.',
}
export const WRONG_CODE: FactorRefusal = {
  ok: false,
  code: 'second_factor_wrong',
  sentence: 'This code is wrong or too old. Type the six digits that the app shows now.',
}
const NOT_BEGUN: FactorRefusal = {
  ok: false,
  code: 'second_factor_not_begun',
  sentence: 'This took longer than half an hour. Begin again, and add the new key to the app.',
}

async function rowOf(tx: Database, user: string): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    'select secret, begun_at, on_since from staff_factors where user_id = $1',
    [user],
  )
  return row
}

const isFresh = ({ begun_at }: Row, at: number): boolean => at < begun_at.getTime() + BEGUN_MS

/** As apps for codes read it from a link. */
function uriOf(email: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(BRAND)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({ secret: base32(secret), issuer: BRAND })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
