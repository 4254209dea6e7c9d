import { createHash } from 'node:crypto'
import type { Database } from '../../runtime/database'
import { randomGroups } from '../../runtime/random-code'

const CODES = 10

/** Voids those there were. 80 bits each; only their hashes stay, so they are shown once or never. */
export async function makeRecoveryCodes(tx: Database, user: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomGroups(4, 4))
  await tx.query('delete from staff_recovery_codes where user_id = $1', [user])
  await tx.query('insert into staff_recovery_codes (user_id, hash) select $1, unnest($2::text[])', [
    user,
    codes.map(code => hashOf(user, code)),
  ])
  return codes
}

/** How many are left after it was used up; null where it is none, or was used before. */
export async function useRecoveryCode(tx: Database, user: string, code: string): Promise<number | null> {
  const used = await tx.query(
    `update staff_recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null
     returning user_id`,
    [user, hashOf(user, code)],
  )
  return used.length > 0 ? codesLeft(tx, user) : null
}

/** How many were not used yet; 0 without a second factor. */
export async function codesLeft(tx: Database, user: string): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    'select count(*)::int as left from staff_recovery_codes where user_id = $1 and used_at is null',
    [user],
  )
  return row?.left ?? 0
}

/** However it was typed: in small letters, without hyphens, with O for 0 and I or L for 1. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')

const hashOf = (user: string, code: string): string =>
  createHash('sha256')
    .update(`${user}:${plain(code)}`)
    .digest('base64url')
