import { database } from '../runtime/database'
import { TRIES_BEFORE_ALARM } from './differences/owed-money'
import { ALARMING } from './plan-terms'
import { providerNames } from './providers'

/** A payment that needed a person; `event` where it is about one; `at` in ms. */
export type AlarmRecord = {
  id: string
  outcome: string
  event: string | null
  order: string | null
  at: number
}

export type PaymentsStatus = { takesRealMoney: boolean; sellsBySandbox: boolean; alarms: AlarmRecord[] }

type Row = Omit<AlarmRecord, 'at'> & { at: Date }

/**
 * Whether a payer takes real money, whether the sandbox sells (beside it), and the alarms of the last fortnight, newest first, with failed refunds for as
 * long as they are owed.
 */
export async function paymentsStatus(): Promise<PaymentsStatus> {
  const rows = await database.query<Row>(
    `select e.id, coalesce(e.outcome, 'failing') as outcome, e.id as event, o.number as "order", e.created_at as at
     from payment_events e left join orders o on o.id = e.order_id
     where e.created_at > now() - interval '14 days'
       and (e.outcome = any($1) or (e.applied_at is null and e.attempts >= 5))
     union all
     select s.id, 'not_given_back', null, o.number, s.owed_at
     from payment_sessions s join orders o on o.id = s.order_id
     where s.owed_at is not null and s.given_back_at is null and s.return_tries >= $2
     order by at desc limit 20`,
    [ALARMING, TRIES_BEFORE_ALARM],
  )
  const names = providerNames()
  return {
    takesRealMoney: names.some(name => name !== 'sandbox'),
    sellsBySandbox: names.includes('sandbox'),
    alarms: rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })),
  }
}
