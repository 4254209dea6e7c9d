import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import { siteOrigins } from '../http/origins'
import { consume } from '../http/rate-limit'
import type { JobData } from '../jobs/queues'
import { sendJob } from '../jobs/send'
import { database, inTransaction } from '../runtime/database'
import { newToken, tokenHash } from '../sessions/token'

/**
 * Three per address and quarter of an hour. A job writes the email later, so that answer and timing are the same
 * for unknown addresses.
 */
export async function requestStaffPasswordResetEmail(email: string): Promise<void> {
  const address = email.trim().toLowerCase()
  const { ok } = await consume('email', `staff ${address}`)
  const [row] = await database.query<{ id: string }>('select id from users where email = $1', [address])
  if (ok) await sendJob(database, 'write-staff-reset-email', { user: row?.id ?? null })
}

/** Voids the links of earlier emails. */
export async function enqueueStaffPasswordResetEmail({
  user,
}: JobData['write-staff-reset-email']): Promise<void> {
  if (user === null) return
  const token = newToken()
  await inTransaction(async tx => {
    const [row] = await tx.query<{ email: string }>(
      `update users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour'
        where id = $1 returning email`,
      [user, token],
    )
    if (!row) return
    await enqueueEmail(tx, {
      reason: `staff:${tokenHash(token)}`,
      kind: 'staff',
      to: row.email,
      ...letterOf({
        subject: 'Choose a new password for the admin',
        locale: 'en',
        blocks: blocksOf(`${siteOrigins().com}/admin/reset/${token}`),
        isForStaff: true,
      }),
    })
  })
}

const blocksOf = (url: string): Block[] => [
  {
    kind: 'text',
    text: 'Somebody asked for a new password for your staff login. The link below works once, for one hour.',
  },
  { kind: 'action', label: 'Choose a new password', url },
  { kind: 'text', text: 'If it was not you, do nothing: your password stays as it is.' },
]
