import type { Client } from 'pg'
import type { Staff } from '../tests/support/staff-api'

const PUBLISHED = { _status: 'published' }

/** The ids of rows by what stands after `from` in SQL. Throws where there is none. */
export function idsIn(db: Client): (from: string) => Promise<string> {
  return async from => {
    const { rows } = await db.query<{ id: string }>(`select id from ${from} limit 1`)
    if (!rows[0]) throw new Error(`There is no row: ${from}`)
    return rows[0].id
  }
}

/** Publishes a campaign that runs, its coupon for a product, and an interface text; gives their ids. */
export async function makeOwn(
  staff: Staff,
  product: string,
): Promise<Record<'coupon' | 'campaign' | 'message', string>> {
  const make = async (collection: string, body: Record<string, unknown>) => {
    const { doc } = await staff('POST', `/${collection}`, { ...body, ...PUBLISHED })
    return String(Reflect.get(Object(doc), 'id'))
  }
  const code = { code: 'BENCH_WEEK', type: 'fixed', discount: 50, allow_types: ['LFT'] }
  const coupon = await make('coupons', { ...code, allow_products: ['netflix_downloader'] })
  const window = { startTime: '2026-01-01T00:00:00Z', endTime: '2099-01-01T00:00:00Z' }
  const named = { key: 'bench-week', route: 'bench_week', name: 'Bench week', navType: 'bar' }
  const zones = { startTime_tz: 'UTC', endTime_tz: 'UTC' }
  const campaign = await make('campaigns', {
    ...named,
    ...window,
    ...zones,
    coupons: [coupon],
    promotion_ids: [product],
    confirm_change: true,
  })
  const message = await make('interface-messages', { key: 'common.actions.tryFree', text: 'Try it' })
  return { coupon, campaign, message }
}
