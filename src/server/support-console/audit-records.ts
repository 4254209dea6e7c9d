import { database } from '../runtime/database'
import type { AuditRecord } from './audit'
import { belongsTo, type Person } from './person'

type Row = Omit<AuditRecord, 'at'> & { at: Date }

const RECORDS = `select idempotency_key as "idempotencyKey", at, staff, staff_id as "staffId", action, order_number as order, licence_id as licence,
    customer_id as customer, coalesce(record, '') as record, reason, outcome, coalesce(detail, '') as detail
  from audit_events`
const LATEST = 'order by at desc, created_at desc limit 200'

/** What staff did with a person's orders, subscriptions, emails and account: the latest 200, newest first. */
export async function auditRecords(person: Person): Promise<AuditRecord[]> {
  const { sql, value } = belongsTo(person, 'o')
  const rows = await database.query<Row>(
    `${RECORDS} where order_number in (select o.number from orders o where ${sql}) or customer_id = $2
       or record in (select 'subscriptions/' || o.id from subscriptions o where ${sql})
       or record in (select 'emails/' || id from emails where lower("to") = $3) ${LATEST}`,
    [value, person.customer?.id ?? null, person.email],
  )
  return rows.map(recordOf)
}

/** What staff did with one email, the latest 200, newest first; empty for an unknown one. */
export async function auditOfEmail(id: string): Promise<AuditRecord[]> {
  return (await database.query<Row>(`${RECORDS} where record = $1 ${LATEST}`, [`emails/${id}`])).map(recordOf)
}

/** What staff did with the ticket of a number, the latest 200, newest first; empty for an unknown one. */
export async function auditOfTicket(number: string): Promise<AuditRecord[]> {
  const rows = await database.query<Row>(
    `${RECORDS} where record = (select 'tickets/' || t.id from tickets t where t.number = $1) ${LATEST}`,
    [number],
  )
  return rows.map(recordOf)
}

const recordOf = (row: Row): AuditRecord => ({ ...row, at: row.at.getTime() })
