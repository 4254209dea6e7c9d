import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from './database'

export type Received = {
  kind: string
  locale: string
  subject: string
  text: string
  html: string | null
  state: string
}

/** The emails that were written to an address, the oldest first. */
export async function emailsTo(db: Pick<TestDatabase, 'query'>, email: string): Promise<Received[]> {
  const { rows } = await db.query<Received>(
    'select kind, locale, subject, text, html, state from emails where "to" = $1 order by created_at, reason',
    [email],
  )
  return rows
}

const PATIENCE = 15_000

/** The value of a parameter in the link of the newest email of a kind, as soon as there is one: a job may write it. */
export async function tokenTo(
  db: Pick<TestDatabase, 'query'>,
  email: string,
  kind: 'confirm' | 'reset' | 'open' | 'release',
): Promise<string> {
  const until = Date.now() + PATIENCE
  let newest: Received | undefined
  do newest = (await emailsTo(db, email)).findLast(each => each.kind === kind)
  while (!newest && Date.now() < until && (await pause(50, true)))
  const parameter = kind === 'open' ? 'reset' : kind
  return new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(newest?.text ?? '')?.[1] ?? ''
}
