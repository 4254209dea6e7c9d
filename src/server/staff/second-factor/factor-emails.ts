import { randomUUID } from 'node:crypto'
import { letterOf } from '../../emails/blocks'
import { enqueueEmail } from '../../emails/enqueue'
import type { Database } from '../../runtime/database'

type FactorNews = 'on' | 'off' | 'reset' | 'new_codes' | 'recovery_code'

const SUBJECTS: Record<FactorNews, string> = {
  on: 'Your second factor is on',
  off: 'Your second factor is off',
  reset: 'Your second factor was taken away',
  new_codes: 'You have new recovery codes',
  recovery_code: 'A recovery code was used to sign in',
}

const TEXTS: Record<FactorNews, string> = {
  on: 'From now on the admin asks for a code of your app after your password. All your other sessions were ended.',
  off: 'From now on your password alone signs you in to the admin.',
  reset:
    'An admin took away the second factor of your staff login and ended your sessions. Your password signs you in, and you can set up a new one.',
  new_codes: 'Ten new recovery codes were made for your staff login. The earlier ones no longer work.',
  recovery_code: 'Somebody signed in with your password and one of your recovery codes.',
}

const IF_NOT =
  'If it was not you, choose a new password at once and tell another admin, who can end all your sessions.'

/** Written with the change itself; `detail` is a sentence more. */
export async function tellOfFactor(
  tx: Database,
  user: string,
  news: FactorNews,
  detail?: string,
): Promise<void> {
  const [row] = await tx.query<{ email: string }>('select email from users where id = $1', [user])
  if (!row) return
  const texts = [TEXTS[news], detail, IF_NOT].filter(text => text !== undefined)
  const blocks = texts.map(text => ({ kind: 'text' as const, text }))
  await enqueueEmail(tx, {
    reason: `staff-factor:${randomUUID()}`,
    kind: 'staff',
    to: row.email,
    ...letterOf({ subject: SUBJECTS[news], locale: 'en', blocks, isForStaff: true }),
  })
}
