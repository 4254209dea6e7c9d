import { csvOf } from '../csv/write'
import type { Database } from '../runtime/database'

type CodeState = 'unused' | 'in payment' | 'redeemed'
type MadeCode = { code: string; state: CodeState; order: string | null; madeAt: Date }

/** The codes that were made from a coupon, the newest first; of one that was let go the order is told no more. */
export const codesOf = (db: Database, couponId: string): Promise<MadeCode[]> =>
  db.query<MadeCode>(
    `select k.code, k.made_at as "madeAt", used.number as "order",
       (case used.state when 'paid' then 'redeemed' when 'pending' then 'in payment' else 'unused' end) as state
     from coupon_codes k left join lateral (select o.number, o.state::text as state from coupon_uses u
         join orders o on o.id = u.order_id
         where u.code_id = k.id and o.state in ('pending', 'paid') order by o.state = 'paid' desc limit 1) used on true
     where k.coupon_id = $1 order by k.made_at desc, k.code`,
    [couponId],
  )

const HEAD = ['Code', 'State', 'Order', 'Made']

/** The same for a spreadsheet. */
export const codesCsv = (codes: readonly MadeCode[]): string =>
  csvOf([
    HEAD,
    ...codes.map(({ code, state, order, madeAt }) => [code, state, order ?? '', madeAt.toISOString()]),
  ])
