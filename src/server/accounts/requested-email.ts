import { originOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { door, hosts } from '../http/origins'
import { consume } from '../http/rate-limit'
import type { JobData } from '../jobs/queues'
import { sendJob } from '../jobs/send'
import { database, inTransaction } from '../runtime/database'
import { customerColumns, normalEmail, oneCustomer } from '../sessions/customer'
import { plainAddress } from '../sessions/plain-address'
import { type AccountEmail, enqueueAccountEmail } from './account-emails'

type Job = 'write-reset-email' | 'write-release-email'

/**
 * Three per person's address and quarter of an hour, however it is tagged. A job writes the email later, so that answer and timing reveal no
 * accounts.
 */
export async function requestEmail(job: Job, email: string, { site, locale }: Visit): Promise<void> {
  const address = normalEmail(email)
  const { ok } = await consume('email', plainAddress(address))
  const [row] = await database.query<{ id: string }>('select id from customers where lower(email) = $1', [
    address,
  ])
  if (ok) await sendJob(database, job, { customer: row?.id ?? null, site, locale })
}

/** In a job: an email with a link of its kind, in the language of the visit that asked; nothing where there is no such customer. */
export async function enqueueRequestedEmail(
  kind: AccountEmail,
  { customer: id, site, locale }: JobData[Job],
): Promise<void> {
  const customer =
    id !== null &&
    (await oneCustomer(database, `select ${customerColumns('c')} from customers c where c.id = $1`, [id]))
  if (!customer) return
  const visit = { site, locale, origin: originOf(site, hosts(), door()) }
  await inTransaction(tx => enqueueAccountEmail(tx, { customer, kind, visit }))
}
