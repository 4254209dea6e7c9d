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

/** The value of a parameter in the link of the newest letter of a kind; '' where there is none. */
export async function tokenTo(
  db: Pick<TestDatabase, 'query'>,
  email: string,
  kind: 'confirm' | 'reset',
): Promise<string> {
  const letter = (await lettersTo(db, email)).findLast(each => each.kind === kind)
  return new RegExp(`[?&]${kind}=([\\w-]+)`).exec(letter?.text ?? '')?.[1] ?? ''
}
