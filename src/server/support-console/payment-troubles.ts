import type { Currency } from '@/pricing'
import { database } from '../runtime/database'
import type { PersonName } from './person'

/** An order whose payment failed, or about which its buyer complains at the bank; `at` in ms, `total` in minor units. */
export type PaymentTrouble = {
  number: string
  person: PersonName
  email: string
  kind: 'failed' | 'disputed'
  total: number
  currency: Currency
  at: number
}

type Row = Omit<PaymentTrouble, 'person' | 'at'> & { customer_id: string | null; updated_at: Date }

const SHOWN = 20

/** Failed payments and open disputes that changed since an instant (ms), the latest first, at most 20. */
export async function paymentTroubles(since: number): Promise<PaymentTrouble[]> {
  const rows = await database.query<Row>(
    `select number, customer_id, email, case when dispute = 'open' then 'disputed' else 'failed' end as kind,
       total, currency, updated_at
     from orders where updated_at >= $1 and (state = 'failed' or dispute = 'open')
     order by updated_at desc, number limit ${SHOWN}`,
    [new Date(since)],
  )
  return rows.map(({ customer_id, updated_at, ...row }) => ({
    ...row,
    person: customer_id === null ? { guest: row.number } : { customer: customer_id },
    at: updated_at.getTime(),
  }))
}
