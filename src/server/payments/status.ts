import { database } from '../runtime/database'
import { ALARMING } from './plan'
import { providerNames } from './providers'

/** A payment that needed a person; `at` in ms. */
export type AlarmRecord = { id: string; outcome: string; order: string | null; at: number }

/** How payments stand, for the admin's first page. */
export type PaymentsStatus = { takesRealMoney: boolean; alarms: AlarmRecord[] }

type Row = Omit<AlarmRecord, 'at'> & { at: Date }

/** Whether any payer takes real money, and the payments of the last fortnight that needed a person, the newest first. */
export async function paymentsStatus(): Promise<PaymentsStatus> {
  const rows = await database.query<Row>(
    `select e.id, coalesce(e.outcome, 'failing') as outcome, o.number as "order", e.created_at as at
     from payment_events e left join orders o on o.id = e.order_id
     where e.created_at > now() - interval '14 days'
       and (e.outcome = any($1) or (e.applied_at is null and e.attempts >= 5))
     order by e.created_at desc limit 20`,
    [ALARMING],
  )
  return {
    takesRealMoney: providerNames().some(name => name !== 'sandbox'),
    alarms: rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })),
  }
}
