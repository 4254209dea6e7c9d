import { dayText } from '@/site/day-text'
import { isLocale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { urlOf } from '@/site/path'
import { siteSpeaking } from '@/site/sites'
import { letterOf } from '../emails/blocks'
import { enqueueEmail } from '../emails/enqueue'
import { siteOrigins } from '../http/origins'
import type { Database } from '../runtime/database'
import type { StoredTrial } from './store'

export type Referrer = { id: string; email: string; locale: string; isConfirmed: boolean }

/** Tells a referrer, in their language, what they earned; not who bought. Nothing goes to an unproven address. */
export async function enqueueTrialEmail(tx: Database, to: Referrer, trial: StoredTrial): Promise<void> {
  if (!to.isConfirmed) return
  const locale = isLocale(to.locale) ? to.locale : 'en'
  const t = translator(locale, 'letters')
  const line = translator(locale, 'myAccount')(`trials.lines.${trial.line}`)
  const [from, until] = [dayText(trial.begins, locale), dayText(trial.ends, locale)]
  const url = urlOf(
    page('my-account', 'earn_free_trials'),
    siteSpeaking('com', locale),
    locale,
    siteOrigins(),
  )
  await enqueueEmail(tx, {
    reason: `trial:${trial.id}`,
    kind: 'trial',
    to: to.email,
    ...letterOf({
      subject: t('trial.subject', { line }),
      locale,
      blocks: [
        { kind: 'text', text: t('trial.text', { line, from, until }) },
        { kind: 'text', text: t('trial.how') },
        { kind: 'action', label: t('trial.open'), url },
        { kind: 'text', text: t('signature') },
      ],
    }),
  })
}
