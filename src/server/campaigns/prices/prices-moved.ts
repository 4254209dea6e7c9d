import { buildRuleBook, type CampaignRow, type CouponRow, type Rows } from '@/pricing'
import { caughtUpRuleBook } from '../../rule-book/live'
import { isChanged, pricesAt } from '../what-changes'
import { placesOf } from './places'

type Moved = { key: string /** Of coupons that move with it. */; codes: readonly string[] }
type To = { edge: 'from' | 'until'; at: number }

/**
 * How many prices of somebody new, of how many products, change at another instant (ms, UTC) when an end of a published campaign is
 * moved there: those that are others in between.
 */
export async function pricesMoved(
  { key, codes }: Moved,
  to: To,
): Promise<{ prices: number; products: number }> {
  const snapshot = await caughtUpRuleBook()
  const row = snapshot.rows.campaigns.find(campaign => campaign.key === key)
  if (!row) return { prices: 0, products: 0 }
  const moved = {
    row,
    without: snapshot.book,
    with: buildRuleBook(rowsWith(snapshot.rows, { key, codes }, to)),
  }
  const at = Math.min(to.at, to.edge === 'from' ? row.startTime : row.endTime)
  const changed = pricesAt(snapshot, moved, { places: placesOf(row), at }).filter(isChanged)
  return { prices: changed.length, products: new Set(changed.map(({ route }) => route)).size }
}

const rowsWith = (rows: Rows, { key, codes }: Moved, to: To): Rows => ({
  ...rows,
  campaigns: rows.campaigns.map(row => (row.key === key ? campaignTo(row, to) : row)),
  coupons: rows.coupons.map(row => (codes.includes(row.code) ? couponTo(row, to) : row)),
})

const campaignTo = (row: CampaignRow, { edge, at }: To): CampaignRow =>
  edge === 'from' ? { ...row, startTime: at } : { ...row, endTime: at }

const couponTo = (row: CouponRow, { edge, at }: To): CouponRow => ({ ...row, [edge]: at })
