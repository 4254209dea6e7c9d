import type { EmailRecord } from '@/server/support-console/emails'
import { t } from '../words/of-request'
import { Moment } from './moment'
import { Nothing, Section, State } from './parts'
import { deskPath } from './path'

export function Emails({ admin, emails }: { admin: string; emails: readonly EmailRecord[] }) {
  return (
    <Section id="emails" title={t('Emails')} count={emails.length}>
      {emails.length === 0 && <Nothing>{t('No email was written yet.')}</Nothing>}
      <ul className="desk__list">
        {emails.map(({ id, subject, state, attempts, error, at, sentAt }) => (
          <li key={id}>
            <span>
              <State>{state}</State> <a href={deskPath({ admin, name: { email: id } })}>{subject}</a>
            </span>
            <span className="desk__muted">
              {t('written')} <Moment at={at} />
              {sentAt !== null && (
                <>
                  {' '}
                  · {t('sent')} <Moment at={sentAt} />
                </>
              )}
              {state === 'kept' && ` · ${t('kept in the outbox, for no mail server is set')}`}
              {error &&
                ` · ${t('tried {count, plural, one {once} other {# times}}: {error}', { count: attempts, error })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
