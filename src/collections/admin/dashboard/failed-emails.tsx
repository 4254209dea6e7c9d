import { failedEmails } from '@/server/emails/failed'

export async function FailedEmails() {
  const failed = await failedEmails().catch(() => 0) // without a database the section of the rule book says so
  if (failed === 0) return null
  return (
    <section aria-labelledby="failed-emails" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="failed-emails">Emails that could not be sent</h2>
      <p>
        {failed === 1 ? 'One email was given up' : `${failed} emails were given up`} in the last 30 days: the
        mail server refused for good, or took nothing for a day. What is mended can be sent again.{' '}
        <a href="/admin/collections/emails?where[or][0][and][0][state][equals]=failed">
          Read the reasons in the outbox
        </a>
        .
      </p>
    </section>
  )
}
