import { formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import { Moment } from '../support/moment'
import { deskPath, nextPath } from '../support/path'
import { ageText } from './instant'
import { Part, Piece } from './section'
import type { SupportData } from './support-data'

type Props = { data: SupportData; admin: string }

export const Support = ({ data, admin }: Props) => (
  <Part id="home-support" title="Customers who wait">
    <Piece id="home-tickets" title="Tickets without an answer, the oldest first">
      <Tickets data={data} admin={admin} />
    </Piece>
    <Piece id="home-troubles" title="Charges that failed and complaints at banks in the last 14 days">
      <Troubles data={data} admin={admin} />
    </Piece>
    <p>
      <a href={nextPath(admin)}>Answer the one that waits longest</a> ·{' '}
      <a href={deskPath({ admin })}>Look somebody up at the desk</a>
    </p>
  </Part>
)

function Tickets({ data: { at, tickets }, admin }: Props) {
  const t = translator('en', 'myAccount')
  if (tickets.length === 0) return <p>Every ticket is answered.</p>
  return (
    <ol>
      {tickets.map(ticket => (
        <li key={ticket.number}>
          <a href={deskPath({ admin, name: { ticket: ticket.number } })}>{ticket.email}</a>{' '}
          <span className="home__muted">
            {t(`tickets.topics.${ticket.topic}`)} · {ticket.number} · waits for{' '}
            <time dateTime={new Date(ticket.at).toISOString()}>{ageText(ticket.at, at)}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}

const KINDS = { failed: 'payment failed', disputed: 'complaint at the bank' }

function Troubles({ data: { troubles }, admin }: Props) {
  if (troubles.length === 0) return <p>There were none.</p>
  return (
    <ul>
      {troubles.map(({ number, person, email, kind, total, currency, at }) => (
        <li key={number}>
          <a href={deskPath({ admin, name: person })}>{email}</a>{' '}
          <span className="home__muted">
            {KINDS[kind]} · {number} · {formatMoney(total, currency, 'en')} · <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
