import { Tickets } from '@/components/account/tickets/tickets'
import { ticketsOf } from '@/server/support/thread'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { sendMessage } from './send'

export const generateMetadata = titledBy('support_ticket')

export default async function SupportTicketPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  return (
    <Tickets
      visit={visit}
      email={customer.email}
      tickets={await ticketsOf(customer.id)}
      isSent={search.sent === '1'}
      send={sendMessage}
    />
  )
}
