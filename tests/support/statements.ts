import pg from 'pg'
import { vi } from 'vitest'

/** The statements that some work sends, beside the sign of life that the listening connection is asked for. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([first]: unknown[]) => textOf(first)).filter(text => text !== 'select 1')
  } finally {
    query.mockRestore()
  }
}

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))
