import pg from 'pg'
import { vi } from 'vitest'

/** The statements that some work sends, beside the sign of life that the listening connection is asked for. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .filter((_, place) => isHere(query.mock.contexts[place]))
      .map(([first]: unknown[]) => textOf(first))
      .filter(text => text !== 'select 1')
  } finally {
    query.mockRestore()
  }
}

/** A file before this one may have left something in the process that still asks its own database now and then. */
const isHere = (client: unknown): boolean =>
  new URL(String(process.env.DATABASE_URL)).pathname === `/${Reflect.get(Object(client), 'database')}`

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))
