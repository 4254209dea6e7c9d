import type { TestDatabase } from './database'

/** The id of a stored row, by what tells it from the others. */
export const storedIdIn =
  (db: TestDatabase) =>
  async (table: string, where: string): Promise<string> => {
    const { rows } = await db.query<{ id: string }>(
      `select id from ${table} where ${where} order by id limit 1`,
    )
    if (!rows[0]) throw new Error(`${table} has no row with ${where}`)
    return rows[0].id
  }
