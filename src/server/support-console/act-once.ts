import type { Database } from '../runtime/database'
import {
  type Acting,
  type ConsoleAction,
  type ConsoleResult,
  type ConsoleSubject,
  justDone,
  resultOf,
  writeAudit,
} from './audit'

type Subject = ConsoleSubject & { action: ConsoleAction }
type Act = () => ConsoleResult | Promise<ConsoleResult>

/** Acts once for an idempotency key and logs what came of it; asked again, gives what was logged. The caller holds the lock. */
export async function actOnce(
  tx: Database,
  acting: Acting,
  subject: Subject,
  act: Act,
): Promise<ConsoleResult> {
  const known = await resultOf(tx, acting.idempotencyKey)
  if (known) return known
  const result = await act()
  await writeAudit(tx, acting, subject, result)
  return result
}

/** The same, but refuses what another did just so a moment ago. */
export const actUnlessJustDone: typeof actOnce = (tx, acting, subject, act) =>
  actOnce(tx, acting, subject, async () => (await justDone(tx, subject, acting.at)) ?? act())
