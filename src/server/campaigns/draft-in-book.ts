import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Campaign } from '@/payload-types'
import { buildRuleBook, type CampaignRow, campaignRow, couponRow, type RuleBook } from '@/pricing'
import { campaignRows } from '../rule-book/campaign-rows'
import { caughtUpRuleBook } from '../rule-book/live'
import type { Snapshot } from '../rule-book/load'

export type DraftInBook = {
  /** As it was saved last, texts in every language, coupons whole. */
  draft: Campaign
  /** The published one, in one language; undefined where none is. */
  published: Campaign | undefined
  snapshot: Snapshot
  /** Undefined where the draft is not finished enough to be sold. */
  books: { row: CampaignRow; without: RuleBook; with: RuleBook } | undefined
}

/** `req`: whose transaction the campaign is read in. */
type Asking = { payload: Payload; user: TypedUser | null; id: string; req?: PayloadRequest }

/** The rule book that sells, without a campaign and with its saved draft as if published; null where who asks may not read it. */
export async function draftInBook({ payload, user, id, req }: Asking): Promise<DraftInBook | null> {
  const asked = {
    ...{ collection: 'campaigns' as const, id, disableErrors: true, overrideAccess: false, user },
    ...(req && { req }),
  }
  // One after the other: in one request, the second would change the first one's language.
  const draft = await payload.findByID({ ...asked, draft: true, locale: 'all', depth: 1 })
  const stored = await payload.findByID({ ...asked, locale: 'en', depth: 0 })
  const snapshot = await caughtUpRuleBook()
  if (!draft || !stored) return null
  const published = stored._status === 'published' ? stored : undefined
  return { draft, published, snapshot, books: await booksOf(payload, snapshot, { draft, published }) }
}

async function booksOf(
  payload: Payload,
  { book, rows }: Snapshot,
  { draft, published }: Pick<DraftInBook, 'draft' | 'published'>,
): Promise<DraftInBook['books']> {
  const extra = await campaignRows(payload, [draft])
  const { data: row } = campaignRow.safeParse(extra.campaigns[0]?.row)
  if (!row) return undefined
  const others = rows.campaigns.filter(({ key }) => key !== row.key && key !== published?.key)
  const drafts = extra.coupons.flatMap(coupon => couponRow.safeParse(coupon.row).data ?? [])
  return {
    row,
    without: others.length === rows.campaigns.length ? book : buildRuleBook({ ...rows, campaigns: others }),
    with: buildRuleBook({ ...rows, campaigns: [...others, row], coupons: [...rows.coupons, ...drafts] }),
  }
}
