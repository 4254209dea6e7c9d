import type { SupportTopic } from '@/site/support-topics'
import { database } from '../../runtime/database'

/** An unanswered ticket; `at`: of the customer's last message, in ms. */
export type WaitingTicket = {
  number: string
  topic: SupportTopic
  customer: string
  email: string
  at: number
}

const SHOWN = 20

/** Longest waiting first. */
export async function waitingTickets(): Promise<WaitingTicket[]> {
  const rows = await database.query<Omit<WaitingTicket, 'at'> & { updated_at: Date }>(
    `select t.number, t.topic, c.id as customer, c.email, t.updated_at from tickets t
       join customers c on c.id = t.customer_id where t.state = 'open' order by t.updated_at, t.number limit ${SHOWN}`,
  )
  return rows.map(({ updated_at, ...ticket }) => ({ ...ticket, at: updated_at.getTime() }))
}
