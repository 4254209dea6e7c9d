import type { CustomerFile } from '@/server/support-console/customer-file'
import type { WaitingTicket } from '@/server/support-console/tickets/waiting-tickets'
import { translator } from '@/site/messages'
import { spoken, t } from '../words/of-request'
import type { Desk } from './action-form'
import { Moment } from './moment'
import { Nothing, Section, State } from './parts'
import { deskPath } from './path'
import { Thread } from './thread'

export function Tickets({ file: { tickets }, desk }: { file: CustomerFile; desk: Desk }) {
  const account = translator(spoken(), 'myAccount')
  return (
    <Section id="tickets" title={t('Tickets')} count={tickets.length}>
      {tickets.length === 0 && <Nothing>{t('Nothing was asked yet.')}</Nothing>}
      {tickets.map(({ number, topic, state, messages }, index) => (
        <details key={number} className="desk__card" open={index === 0}>
          <summary>
            {number} · {account(`tickets.topics.${topic}`)} <State>{state}</State>
          </summary>
          <Thread messages={messages} admin={desk.admin} />
          <a href={deskPath({ admin: desk.admin, name: { ticket: number } })}>
            {t('Answer {number}', { number })}
          </a>
        </details>
      ))}
    </Section>
  )
}

export function WaitingTickets({ admin, tickets }: { admin: string; tickets: readonly WaitingTicket[] }) {
  const account = translator(spoken(), 'myAccount')
  return (
    <Section id="waiting" title={t('Tickets waiting for an answer')} count={tickets.length}>
      {tickets.length === 0 && <Nothing>{t('Every ticket is answered.')}</Nothing>}
      <ol className="desk__list">
        {tickets.map(({ number, topic, email, at }) => (
          <li key={number}>
            <a href={deskPath({ admin, name: { ticket: number } })}>{email}</a>
            <span className="desk__muted">
              {number} · {account(`tickets.topics.${topic}`)} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
