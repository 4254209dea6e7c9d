import { auditOfEmail, type Staff } from '@/server/support-console/audit'
import { emailRecord, isSendable, isUndeliverable } from '@/server/support-console/emails'
import { shownEmail } from '@/server/support-console/show-email'
import { ActionForm, type Desk, ShowForm } from './action-form'
import { AuditRows } from './audit-log'
import { Moment } from './moment'
import { News } from './news'
import { Fact, Facts, Nothing, Section, State } from './parts'

type Props = {
  desk: Desk
  letter: string
  staff: Staff
  isAdmin: boolean
  did: string | undefined
  problem: string | undefined
}

/** The text is shown on request only and without what it opens; the log says who asked. */
export async function LetterScreen({ desk, letter: id, staff, isAdmin, did, problem }: Props) {
  const [letter, audit, shown] = await Promise.all([
    emailRecord(id),
    auditOfEmail(id),
    did === undefined ? undefined : shownEmail(did, staff, Date.now()),
  ])
  if (!letter) return <Nothing>There is no such letter any more.</Nothing>
  return (
    <>
      <h1>{letter.subject}</h1>
      <News audit={audit} did={did} problem={problem} />
      <Facts>
        <Fact name="To">{letter.to}</Fact>
        <Fact name="Kind">{letter.kind}</Fact>
        <Fact name="State">
          <State>{letter.state}</State>
        </Fact>
        <Fact name="Written">
          <Moment at={letter.at} />
        </Fact>
        <Fact name="Sent">{letter.sentAt === null ? 'Not yet' : <Moment at={letter.sentAt} />}</Fact>
      </Facts>
      {letter.error && <p className="desk__muted">{letter.error}</p>}
      {shown !== undefined && <pre className="desk__letter">{shown}</pre>}
      <div className="desk__actions">
        <ShowForm
          desk={desk}
          action="show_letter"
          subject={id}
          label="Show the letter without links and keys"
        />
        {isAdmin && isUndeliverable(letter) && (
          <ShowForm desk={desk} action="show_whole_letter" subject={id} label="Show the whole letter" />
        )}
      </div>
      {isSendable(letter) && (
        <ActionForm
          desk={desk}
          action="send_letter"
          subject={id}
          label="Send it again"
          hint={`It goes to ${letter.to} as it was written, and is tried for a day. Links in it that have a time, such as one to a new password, may be over.`}
        />
      )}
      <Section id="log" title="What staff did with it" count={audit.length}>
        {audit.length === 0 && <Nothing>Nobody has yet.</Nothing>}
        <AuditRows audit={audit} />
      </Section>
    </>
  )
}
