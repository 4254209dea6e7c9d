import { formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import { Moment } from '../support/moment'
import { deskPath, nextPath } from '../support/path'
import { spoken, t } from '../words/of-request'
import { ageText } from './instant'
import { ReviewsToRead } from './reviews-to-read'
import { Part, Piece } from './section'
import type { SupportData } from './support-data'

type Props = { data: SupportData; admin: string }

export const Support = ({ data, admin }: Props) => (
  <Part id="home-support" title={t('Customers waiting')}>
    <Piece id="home-tickets" title={t('Tickets without an answer, the oldest first')}>
      <Tickets data={data} admin={admin} />
    </Piece>
    <Piece id="home-troubles" title={t('Charges that failed and complaints at banks in the last 14 days')}>
      <Troubles data={data} admin={admin} />
    </Piece>
    <ReviewsToRead waiting={data.reviews} admin={admin} />
    <p className="home__links">
      <a className="home__act" href={nextPath(admin)}>
        {t('Answer the one that has waited longest')}
      </a>
      <a href={deskPath({ admin })}>{t('Look somebody up at the desk')}</a>
    </p>
  </Part>
)

function Tickets({ data: { at, tickets }, admin }: Props) {
  const account = translator(spoken(), 'myAccount')
  if (tickets.length === 0) return <p>{t('Every ticket is answered.')}</p>
  return (
    <ol>
      {tickets.map(ticket => (
        <li key={ticket.number}>
          <a href={deskPath({ admin, name: { ticket: ticket.number } })}>{ticket.email}</a>{' '}
          <span className="home__muted">
            {account(`tickets.topics.${ticket.topic}`)} · {ticket.number} · {t('waiting for')}{' '}
            <time dateTime={new Date(ticket.at).toISOString()}>{ageText(ticket.at, at)}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}

const KINDS = { failed: 'payment failed', disputed: 'complaint at the bank' } as const

function Troubles({ data: { troubles }, admin }: Props) {
  if (troubles.length === 0) return <p>{t('There were none.')}</p>
  return (
    <ul>
      {troubles.map(({ number, person, email, kind, total, currency, at }) => (
        <li key={number}>
          <a href={deskPath({ admin, name: person })}>{email}</a>{' '}
          <span className="home__muted">
            {t(KINDS[kind])} · {number} · {formatMoney(total, currency, spoken())} · <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
