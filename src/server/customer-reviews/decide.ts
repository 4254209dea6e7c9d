import type { RefusalReason, ReviewState } from '@/site/customer-review'
import { type Database, inTransaction } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { tellWriter } from './decision-email'

type Staff = { id: string; email: string }

/** `seen`: when the review was written (ms) that the member of staff has read. */
type Deciding = { id: string; seen: number; staff: Staff; at: number }

/** `changed_meanwhile`: its writer has written something else since, which nobody has read. */
export type NotDecided = { why: 'not_found' | 'changed_meanwhile' }

/** Tells its writer and writes it into the audit; null once it is done. */
export const showReview = (deciding: Deciding): Promise<NotDecided | null> =>
  decide(deciding, { state: 'shown', refusal: null })

/** Tells its writer why and writes it into the audit, also of a review that was shown; null once it is done. */
export const refuseReview = (deciding: Deciding, refusal: RefusalReason): Promise<NotDecided | null> =>
  decide(deciding, { state: 'refused', refusal })

type Decision = { state: Exclude<ReviewState, 'waiting'>; refusal: RefusalReason | null }

function decide(deciding: Deciding, { state, refusal }: Decision): Promise<NotDecided | null> {
  const { id, seen, staff, at } = deciding
  return inTransaction(async tx => {
    const [decided] = await tx.query<Decided>(
      `update customer_reviews set state = $3, refusal = $4, decided_at = $5, decided_by = $6, updated_at = now()
       where id = $1 and written_at = $2 returning customer_id as customer`,
      [rowId(id), new Date(seen), state, refusal, new Date(at), staff.email],
    )
    if (!decided) return missing(tx, id)
    const detail = refusal === null ? 'Shown.' : `Refused: ${refusal}.`
    await writeAudit(tx, deciding, { customer: decided.customer, detail })
    await tellWriter(tx, { id, seen, refusal })
    return null
  })
}

/** What the shop answers under a review; empty takes it away. */
export function answerReview(deciding: Deciding, answer: string): Promise<NotDecided | null> {
  const { id, seen } = deciding
  return inTransaction(async tx => {
    const [decided] = await tx.query<Decided>(
      `update customer_reviews set answer = nullif($3, ''), updated_at = now()
       where id = $1 and written_at = $2 returning customer_id as customer`,
      [rowId(id), new Date(seen), answer],
    )
    if (!decided) return missing(tx, id)
    const detail = answer === '' ? 'Answer taken away.' : 'Answered.'
    await writeAudit(tx, deciding, { customer: decided.customer, detail })
    return null
  })
}

type Decided = { customer: string | null }

async function missing(tx: Database, id: string): Promise<NotDecided> {
  const found = await tx.query<{ id: string }>('select id from customer_reviews where id = $1', [rowId(id)])
  return { why: found.length > 0 ? 'changed_meanwhile' : 'not_found' }
}

type Logged = { customer: string | null; detail: string }

async function writeAudit(
  tx: Database,
  { id, staff, at }: Deciding,
  { customer, detail }: Logged,
): Promise<void> {
  await tx.query(
    `insert into audit_events (idempotency_key, at, staff, staff_id, action, customer_id, record, outcome, detail)
     values (gen_random_uuid(), $1, $2, $3, 'edit', $4, $5, 'done', $6)`,
    [new Date(at), staff.email, staff.id, customer, `customer-reviews/${id}`, detail],
  )
}
