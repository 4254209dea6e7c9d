import type { Database } from '../runtime/database'

/**
 * What visitors are promised when they are asked: one message a week at most. Two hours less, so that who writes each
 * Monday at ten reaches everybody each time: a message begins within seconds of its instant, and in spring an hour earlier.
 */
const WEEK_MS = (7 * 24 - 2) * 3_600_000

const weekBefore = (at: number): Date => new Date(at - WEEK_MS)

/** Registrations `r` that a message `m` is for: of a language that it is written in, and of none that got one since $2. */
const AUDIENCE = `exists (select from push_messages_words t where t._parent_id = m.id and t.language::text = r.language)
  and (not exists (select from push_messages_countries c where c.parent_id = m.id)
    or exists (select from push_messages_countries c where c.parent_id = m.id and c.value::text = r.country))
  and (not exists (select from push_messages_sites s where s.parent_id = m.id)
    or exists (select from push_messages_sites s where s.parent_id = m.id and s.value::text = r.site))
  and not exists (select from push_deliveries p where p.registration_id = r.id and p.message_id <> m.id
    and p.created_at > $2 and p.state in ('queued', 'delivered'))`

/** One row for each browser that a message goes to, at `at` (ms). Unique: a second time adds none. */
export async function addressTo(tx: Database, message: string, at: number): Promise<void> {
  await tx.query(
    `insert into push_deliveries (message_id, registration_id, created_at, due_at)
     select m.id, r.id, $3, $3 from push_messages m, push_registrations r where m.id = $1 and ${AUDIENCE}
     on conflict do nothing`,
    [message, weekBefore(at), new Date(at)],
  )
}

/** How many browsers a message would go to at `at` (ms). */
export async function reachOf(db: Database, message: string, at: number): Promise<number> {
  const [row] = await db.query<{ browsers: number }>(
    `select count(*)::int as browsers from push_messages m, push_registrations r where m.id = $1 and ${AUDIENCE}`,
    [message, weekBefore(at)],
  )
  return row?.browsers ?? 0
}
