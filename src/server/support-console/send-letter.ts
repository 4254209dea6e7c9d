import { sendJob } from '../jobs/send'
import { type Database, inTransaction } from '../runtime/database'
import { type Acting, type ConsoleResult, resultOf, writeAudit } from './audit'
import { customerOfLetter, emailRecord, isSendable } from './emails'

const DONE: ConsoleResult = {
  outcome: 'done',
  detail: 'The letter is on its way once more, to the same address.',
}
const REFUSED: ConsoleResult = {
  outcome: 'refused',
  detail: 'Only a letter that was given up, and whose text is still kept, can be sent again.',
}

/** Unchanged, with all its tries; logs who asked and why. Undefined where there is no such email. */
export async function sendLetterAgain(id: string, acting: Acting): Promise<ConsoleResult | undefined> {
  const letter = await emailRecord(id)
  if (!letter) return undefined
  return inTransaction(async tx => {
    const known = await resultOf(tx, acting.idempotencyKey)
    if (known) return known
    const isSent = isSendable(letter) && (await queueAgain(tx, id))
    const customer = await customerOfLetter(tx, letter)
    const subject = { order: null, licence: null, customer, record: `letters/${id}` }
    const result = isSent ? DONE : REFUSED
    await writeAudit(tx, acting, { action: 'send_letter', ...subject }, result)
    return result
  })
}

async function queueAgain(tx: Database, id: string): Promise<boolean> {
  const queued = await tx.query(
    `update letters set state = 'queued', attempts = 0, error = null, leased_until = null, updated_at = now()
     where id = $1 and state in ('failed', 'kept') and text is not null returning id`,
    [id],
  )
  if (queued.length > 0) await sendJob(tx, 'send-letter', { letter: id })
  return queued.length > 0
}
