import { sendJob } from '../jobs/send'
import { type Database, inTransaction } from '../runtime/database'
import { actOnce } from './act-once'
import type { Acting, ConsoleResult } from './audit'
import { customerOfEmail, emailRecord, isSendable } from './emails'

const DONE: ConsoleResult = {
  outcome: 'done',
  detail: 'The email is on its way once more, to the same address.',
}
const REFUSED: ConsoleResult = {
  outcome: 'refused',
  detail: 'Only an email that was given up, and whose text is still kept, can be sent again.',
}

/** Unchanged, with all its tries; logs who asked and why. Undefined where there is no such email. */
export async function sendEmailAgain(id: string, acting: Acting): Promise<ConsoleResult | undefined> {
  const email = await emailRecord(id)
  if (!email) return undefined
  return inTransaction(async tx => {
    const customer = await customerOfEmail(tx, email)
    const subject = { order: null, licence: null, customer, record: `emails/${id}` }
    return actOnce(tx, acting, { action: 'send_email', ...subject }, async () =>
      isSendable(email) && (await queueAgain(tx, id)) ? DONE : REFUSED,
    )
  })
}

async function queueAgain(tx: Database, id: string): Promise<boolean> {
  const queued = await tx.query(
    `update emails set state = 'queued', attempts = 0, error = null, leased_until = null, updated_at = now()
     where id = $1 and state in ('failed', 'kept') and text is not null returning id`,
    [id],
  )
  if (queued.length > 0) await sendJob(tx, 'send-email', { email: id })
  return queued.length > 0
}
