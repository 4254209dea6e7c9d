import type { TestDatabase } from './database'

/** Delivers what a payer has to tell, and applies it, until nothing new is told. */
export async function hear(db: Pick<TestDatabase, 'query'>, deliver: () => Promise<unknown>): Promise<void> {
  const { applyTold } = await import('@/server/payments/follow-notice')
  for (;;) {
    await deliver()
    const { rows } = await db.query('select id from payment_events where applied_at is null')
    if (rows.length === 0) return
    for (const { id } of rows) await applyTold(id)
  }
}
