import type { Staff } from '@/server/support-console/audit'
import { auditOfEmail } from '@/server/support-console/audit-records'
import { emailRecord, isSendable, isUndeliverable } from '@/server/support-console/emails'
import { shownEmail } from '@/server/support-console/show-email'
import { codeText } from '../words/code-text'
import { spoken, t } from '../words/of-request'
import { ActButton, ActionForm, type Desk } from './action-form'
import { AuditRows } from './audit-log'
import { Moment } from './moment'
import { News } from './news'
import { Fact, Facts, Nothing, Section, State } from './parts'

type Props = {
  desk: Desk
  email: string
  staff: Staff
  isAdmin: boolean
  did: string | undefined
  problem: string | undefined
}

/** The text is shown on request only and without what it opens; the log says who asked. */
export async function EmailScreen({ desk, email: id, staff, isAdmin, did, problem }: Props) {
  const [email, audit, shown] = await Promise.all([
    emailRecord(id),
    auditOfEmail(id),
    did === undefined ? undefined : shownEmail(did, staff, Date.now()),
  ])
  if (!email) return <Nothing>{t('There is no such email anymore.')}</Nothing>
  return (
    <>
      <h1>{email.subject}</h1>
      <News audit={audit} did={did} problem={problem} />
      <Facts>
        <Fact name="To">{email.to}</Fact>
        <Fact name="Kind">{codeText('kind', email.kind, spoken())}</Fact>
        <Fact name="State">
          <State>{email.state}</State>
        </Fact>
        <Fact name="Written">
          <Moment at={email.at} />
        </Fact>
        <Fact name="Sent">{email.sentAt === null ? t('Not yet') : <Moment at={email.sentAt} />}</Fact>
      </Facts>
      {email.error && <p className="desk__muted">{email.error}</p>}
      {shown !== undefined && <pre className="desk__email">{shown}</pre>}
      <div className="desk__actions">
        <ActButton
          desk={desk}
          action="show_email"
          subject={id}
          label={t('Show the email without links and keys')}
        />
        {isAdmin && isUndeliverable(email) && (
          <ActButton desk={desk} action="show_whole_email" subject={id} label={t('Show the whole email')} />
        )}
      </div>
      {isSendable(email) && (
        <ActionForm
          desk={desk}
          action="send_email"
          subject={id}
          label={t('Send it again')}
          hint={t(
            'It goes to {email} as it was written, and is tried for a day. Links in it that have a time, such as one to a new password, may be over.',
            { email: email.to },
          )}
        />
      )}
      <Section id="log" title={t('What staff did with it')} count={audit.length}>
        {audit.length === 0 && <Nothing>{t('Nobody has yet.')}</Nothing>}
        <AuditRows audit={audit} />
      </Section>
    </>
  )
}
