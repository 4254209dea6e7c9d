import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { letterOf } from '../emails/blocks'
import { enqueueEmail } from '../emails/enqueue'
import type { Database } from '../runtime/database'
import { randomGroups } from '../runtime/random-code'

const FAREWELL = 'deleted'

/** The one email that outlives its account, until it is sent. */
export async function enqueueAccountDeletionEmail(tx: Database, to: string, locale: Locale): Promise<void> {
  const t = translator(locale, 'account')
  const paragraphs = t('letters.deleted.text').split('\n\n')
  await enqueueEmail(tx, {
    reason: `deleted:${randomGroups(4, 5)}`,
    kind: FAREWELL,
    to,
    ...letterOf({
      subject: t('letters.deleted.subject'),
      locale,
      blocks: paragraphs.map(text => ({ kind: 'text', text })),
    }),
  })
}

/** Forgets the emails about deleted accounts once they are sent or failed; those stuck otherwise, after a day. */
export async function forgetAccountDeletionEmails(db: Database): Promise<void> {
  await db.query(
    `delete from emails where kind = $1 and (state in ('sent', 'failed') or updated_at < now() - interval '1 day')`,
    [FAREWELL],
  )
}
