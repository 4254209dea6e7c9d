import type { Client } from 'pg'
import { auditShop } from '@/server/audit/audit'
import type { Row } from '../run-apart'

/** Whether the shop agrees with itself in the end, with the rows that do not; a torture ends with it. */
export async function audited(db: Pick<Client, 'query'>, where: string): Promise<Row[]> {
  const rules = await auditShop({
    query: async <R extends object>(text: string, values?: unknown[]) =>
      (await db.query<R>(text, values)).rows,
  })
  const broken = rules.filter(({ found }) => found.length > 0)
  const named = broken.flatMap(({ name, found }) =>
    found.slice(0, 5).map(({ row, says }) => `${name}: ${row} ${says}`),
  )
  for (const line of named) console.log(`  ${line}`)
  return [
    {
      what: `rules of the audit that are broken after ${where}`,
      figure: `${broken.length} of ${rules.length}`,
      must: '0',
      holds: broken.length === 0,
    },
  ]
}
