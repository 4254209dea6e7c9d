import { database } from '../../runtime/database'
import { rowId } from '../../runtime/row-id'
import type { Staff } from '../audit'

/**
 * The number of the ticket that waits longest and is this person's or nobody's: after the one that is looked at, then
 * from the first again, so that one who skips a ticket comes to all others before it. Undefined where none waits.
 */
export async function nextTicket({ id }: Pick<Staff, 'id'>, after?: string): Promise<string | undefined> {
  const [ticket] = await database.query<{ number: string }>(
    `select t.number from tickets t left join tickets seen on seen.number = $2
     where t.state = 'open' and (t.assignee_id is null or t.assignee_id = $1)
     order by t.number = $2, coalesce((t.updated_at, t.number) <= (seen.updated_at, seen.number), false), t.updated_at, t.number
     limit 1`,
    [rowId(id), after ?? ''],
  )
  return ticket?.number
}
