import type { PayloadRequest } from 'payload'
import { type Launch, rowsOfLaunch } from '@/server/launches/launch'
import { transactionOf } from '../hooks/transaction'
import { latestOf, pinOf } from './latest'

/** Coupons that a campaign took along are rows of the launch too. */
export async function noteCoupons(
  req: PayloadRequest,
  { id }: Launch,
  codes: readonly string[],
  at: number,
): Promise<void> {
  await transactionOf(req).query(
    `insert into launch_rows (launch_id, kind, item_id, name, seen, added_by, added_at)
     select $1::uuid, 'coupons', c.id, c.code, '', $3::text, $4::timestamptz from coupons c where c.code = any($2::text[])
     on conflict (launch_id, kind, item_id) do nothing`,
    [id, codes, req.user?.email ?? '', new Date(at)],
  )
}

/** By these versions a later look, and taking back, find out whether somebody edited since. */
export async function noteLatest(req: PayloadRequest, { id }: Launch): Promise<void> {
  const tx = transactionOf(req)
  for (const row of await rowsOfLaunch(tx, id)) {
    if (row.kind === 'price-sets') continue
    const latest = (await latestOf(req, row.kind, [row.item])).get(row.item)
    if (latest) await tx.query('update launch_rows set after = $2 where id = $1', [row.id, pinOf(latest)])
  }
}
