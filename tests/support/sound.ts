import type pg from 'pg'
import { auditShop } from '@/server/audit/audit'

/** What a journey writes into the tables by itself (`storePurchase`) has a number that no order of the shop has: nobody paid for it. */
const WRITTEN = /^T-/

/** Throws where a shop does not agree with itself (`npm run audit`), and names the rows; whatever was done with it, it has to. */
export async function expectSound(db: Pick<pg.Client, 'query'>): Promise<void> {
  const audited = await auditShop({
    query: async <R extends object>(text: string, values?: unknown[]) =>
      (await db.query<R>(text, values)).rows,
  })
  const broken = audited.flatMap(({ name, found }) =>
    found.filter(({ row }) => !WRITTEN.test(row)).map(({ row, says }) => `${name}: ${row} ${says}`),
  )
  if (broken.length > 0) throw new Error(`The audit names ${broken.length} rows:\n${broken.join('\n')}`)
}
