import type { Staff } from '@/server/support-console/audit'
import { auditOfTicket } from '@/server/support-console/audit-records'
import { type TicketFile, ticketFile } from '@/server/support-console/tickets/ticket-file'
import { translator } from '@/site/messages'
import { languageText, spoken, t } from '../words/of-request'
import { ActButton, type Desk } from './action-form'
import { AnswerForm } from './answer-form'
import { AuditRows } from './audit-log'
import { Moment } from './moment'
import { News } from './news'
import { NextTicket } from './next-ticket'
import { Notes } from './notes'
import { Fact, Facts, Nothing, Section, State } from './parts'
import { deskPath, nextPath } from './path'
import { Thread } from './thread'

type Props = {
  desk: Desk
  number: string
  staff: Staff
  did: string | undefined
  problem: string | undefined
}

export async function TicketScreen({ desk, number, staff, did, problem }: Props) {
  const [file, audit] = await Promise.all([ticketFile(number, staff), auditOfTicket(number)])
  if (!file) return <Nothing>{t('There is no such ticket anymore.')}</Nothing>
  const { topic, state, messages } = file.ticket
  return (
    <>
      <NextTicket href={nextPath(desk.admin, number)} />
      <h1>
        {number} · {translator(spoken(), 'myAccount')(`tickets.topics.${topic}`)}
      </h1>
      <News audit={audit} did={did} problem={problem} />
      <TicketFacts file={file} admin={desk.admin} />
      <Moves file={file} desk={desk} staff={staff} />
      <Section id="thread" title={t('Messages')} count={messages.length}>
        <Thread messages={messages} admin={desk.admin} />
      </Section>
      <AnswerForm file={file} desk={desk} isClosed={state === 'closed'} />
      <Notes file={file} desk={desk} />
      <Section id="log" title={t('What support did')} count={audit.length}>
        {audit.length === 0 && <Nothing>{t('Nobody has done anything here yet.')}</Nothing>}
        <AuditRows audit={audit} />
      </Section>
    </>
  )
}

function TicketFacts({ file, admin }: { file: TicketFile; admin: string }) {
  const { ticket, customer, assignee } = file
  const last = ticket.messages.at(-1)
  return (
    <Facts>
      <Fact name="State">
        <State>{ticket.state}</State>
      </Fact>
      <Fact name="Customer">
        <a href={deskPath({ admin, name: { customer: customer.id } })}>{customer.email}</a>
      </Fact>
      <Fact name="Language">{languageText(customer.locale)}</Fact>
      <Fact name="Whose">{assignee?.email ?? t('Unassigned')}</Fact>
      <Fact name="Last message">{last ? <Moment at={last.at} /> : '–'}</Fact>
    </Facts>
  )
}

type MovesProps = { file: TicketFile; desk: Desk; staff: Staff }

function Moves({ file: { ticket, assignee }, desk, staff }: MovesProps) {
  const { number, state } = ticket
  return (
    <div className="desk__actions">
      {assignee === null && <ActButton desk={desk} action="take" subject={number} label={t('Take it')} />}
      {assignee !== null && (
        <ActButton
          desk={desk}
          action="give_free"
          subject={number}
          label={assignee.id === staff.id ? t('Unassign') : t('Unassign {email}', { email: assignee.email })}
        />
      )}
      {state === 'closed' ? (
        <ActButton desk={desk} action="reopen" subject={number} label={t('Open again')} />
      ) : (
        <ActButton desk={desk} action="close" subject={number} label={t('Close the ticket')} />
      )}
    </div>
  )
}
