import type { Database } from '../runtime/database'
import { type Customer, customerColumns, oneCustomer } from './customer'
import { isSignedToken, newLinkToken, newToken, tokenHash } from './token'

export type SessionKind = 'session' | 'confirm' | 'reset' | 'release'

/** In seconds (SPEC 9: cookies 7 days); the texts about a link say the same. */
export const LIFETIME: Record<SessionKind, number> = {
  session: 604_800,
  confirm: 172_800,
  reset: 1_800,
  release: 1_800,
}

type Opening = { customerId: string; kind: SessionKind; device?: string | null }

/**
 * Stores a session and returns its token, which only the caller sees; an emailed link's is signed. A customer has
 * one link of a kind (unique index): the newest.
 */
export async function openSession(db: Database, { customerId, kind, device }: Opening): Promise<string> {
  const token = kind === 'session' ? newToken() : newLinkToken(kind)
  await db.query(
    `insert into sessions (token_hash, kind, customer_id, expires_at, device)
     values ($1, $2, $3, now() + make_interval(secs => $4), $5)
     on conflict (customer_id, kind) where kind <> 'session' do update
       set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now(), updated_at = now()`,
    [tokenHash(token), kind, customerId, LIFETIME[kind], device ?? null],
  )
  return token
}

type Token = { token: string; kind: SessionKind }

/** A link that we did not sign opens nothing, whatever is stored. */
const isOurs = ({ token, kind }: Token): boolean => kind === 'session' || isSignedToken(kind, token)

/** The customer of a token; null where it is unknown, expired or of another kind. */
export async function customerOfToken(db: Database, { token, kind }: Token): Promise<Customer | null> {
  if (!isOurs({ token, kind })) return null
  return oneCustomer(
    db,
    `select ${customerColumns('c')} from sessions s join customers c on c.id = s.customer_id
     where s.token_hash = $1 and s.kind = $2 and s.expires_at > now()`,
    [tokenHash(token), kind],
  )
}

/** Uses up a customer's emailed token: their id, or null where it does not work. */
export async function takeToken(
  db: Database,
  { token, kind, of }: Token & { of: string },
): Promise<string | null> {
  if (!isOurs({ token, kind })) return null
  const [row] = await db.query<{ customer_id: string }>(
    `delete from sessions where token_hash = $1 and kind = $2 and customer_id = $3 and expires_at > now()
     returning customer_id`,
    [tokenHash(token), kind, of],
  )
  return row?.customer_id ?? null
}

/** Signs one browser out; an unknown token closes nothing. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.query("delete from sessions where token_hash = $1 and kind = 'session'", [tokenHash(token)])
}

/** Ends sessions and emailed links of these kinds. */
export async function closeAll(db: Database, customerId: string, kinds: SessionKind[]): Promise<void> {
  await db.query('delete from sessions where customer_id = $1 and kind = any($2::enum_sessions_kind[])', [
    customerId,
    kinds,
  ])
}

/** Sessions and emailed links of everybody; they open nothing since they expired. */
export async function forgetExpired(db: Database): Promise<void> {
  await db.query('delete from sessions where expires_at <= now()')
}
