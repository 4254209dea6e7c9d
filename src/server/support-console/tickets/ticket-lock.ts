import type { Database } from '../../runtime/database'
import type { Asker } from './saved-replies'

export type LockedTicket = Asker & {
  id: string
  email: string
  state: 'open' | 'answered' | 'closed'
  assignee: string | null
  assigneeEmail: string | null
  /** How many messages it has. */
  messages: number
}

/** Locks a ticket until the transaction ends, so that staff and the customer wait for each other. */
export async function lockTicket(tx: Database, number: string): Promise<LockedTicket | undefined> {
  const [ticket] = await tx.query<LockedTicket>(
    `select t.id, t.number, t.state, t.assignee_id as assignee, u.email as "assigneeEmail", c.id as customer, c.email,
       c.username as name, coalesce(c.locale, 'en') as locale,
       (select count(*)::int from ticket_messages m where m.ticket_id = t.id) as messages
     from tickets t join customers c on c.id = t.customer_id left join users u on u.id = t.assignee_id
     where t.number = $1 for no key update of t`,
    [number],
  )
  return ticket
}
