import type { ComponentProps } from 'react'
import type { TicketView } from '@/server/support/thread'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ContactBox } from '../../support/contact-box'
import { ButtonLink } from '../../ui/button'
import { Nothing } from '../../ui/nothing'
import { AccountFrame, Part } from '../frame/account-frame'
import { linkTo, sectionPath } from '../frame/paths'
import { Ticket } from './ticket'
import { filesField, messageField, ticketFields } from './ticket-fields'

type Action = ComponentProps<typeof ContactBox>['action']

type Props = {
  visit: Visit
  email: string
  tickets: readonly TicketView[]
  isSent: boolean
  send: Action
}

export function Tickets({ visit, email, tickets, isSent, send }: Props) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  const thanks = {
    title: t('tickets.sentTitle'),
    text: t('tickets.sentText', { email }),
    next: {
      href: sectionPath('support_ticket', visit),
      label: translator(locale, 'service')('contact.another'),
    },
  }
  return (
    <AccountFrame visit={visit} section="support_ticket" lead={t('tickets.lead')}>
      <ContactBox
        locale={locale}
        title={t('tickets.new')}
        action={send}
        here={sectionPath('support_ticket', visit)}
        fields={ticketFields(locale)}
        thanks={isSent ? thanks : undefined}
      />
      <Part title={t('tickets.list')}>
        {tickets.length === 0 && (
          <Nothing title={t('tickets.none')}>
            <ButtonLink kind="secondary" href={linkTo('guides', visit)}>
              {translator(locale, 'common')('nav.guides')}
            </ButtonLink>
          </Nothing>
        )}
        <ul className="grid gap-4">
          {tickets.map(ticket => (
            <li key={ticket.number} id={ticket.number}>
              <Ticket
                ticket={ticket}
                visit={visit}
                send={send}
                fields={[messageField(locale, ticket.number), filesField(locale, ticket.number)]}
              />
            </li>
          ))}
        </ul>
      </Part>
    </AccountFrame>
  )
}
