import { failedEmails } from '@/server/emails/failed'
import { t } from '../words/of-request'

export async function FailedEmails() {
  const failed = await failedEmails().catch(() => 0) // without a database the section of the rule book says so
  if (failed === 0) return null
  return (
    <section aria-labelledby="failed-emails" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="failed-emails">{t('Emails that could not be sent')}</h2>
      <p>
        {t(
          '{count, plural, one {One email could not be sent} other {# emails could not be sent}} in the last 30 days: the mail server refused for good, or accepted nothing for a day. Once the cause is fixed, they can be sent again.',
          { count: failed },
        )}{' '}
        <a href="/admin/collections/emails?where[or][0][and][0][state][equals]=failed">
          {t('Read the reasons in the outbox')}
        </a>
        .
      </p>
    </section>
  )
}
