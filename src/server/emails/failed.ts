import { database } from '../runtime/database'

/** Emails given up in the last thirty days: refused for good, or tried for a day. */
export async function failedEmails(): Promise<number> {
  const [row] = await database.query<{ failed: number }>(
    `select count(*)::int as failed from emails where state = 'failed' and updated_at > now() - interval '30 days'`,
  )
  return row?.failed ?? 0
}
