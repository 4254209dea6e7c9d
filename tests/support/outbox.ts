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

/** The letters that were written to an address, the oldest first. */
export async function lettersTo(db: Pick<TestDatabase, 'query'>, email: string): Promise<Received[]> {
  const { rows } = await db.query<Received>(
    'select kind, locale, subject, text, html, state from letters where "to" = $1 order by created_at, reason',
    [email],
  )
  return rows
}

const PATIENCE = 15_000

/** The value of a parameter in the link of the newest letter of a kind, as soon as there is one: a job may write it. */
export async function tokenTo(
  db: Pick<TestDatabase, 'query'>,
  email: string,
  kind: 'confirm' | 'reset' | 'release',
): Promise<string> {
  const until = Date.now() + PATIENCE
  let letter: Received | undefined
  do letter = (await lettersTo(db, email)).findLast(each => each.kind === kind)
  while (!letter && Date.now() < until && (await pause(50, true)))
  return new RegExp(`[?&]${kind}=([\\w-]+)`).exec(letter?.text ?? '')?.[1] ?? ''
}
