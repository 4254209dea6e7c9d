import type { PayloadRequest } from 'payload'
import type { Campaign, Coupon } from '@/payload-types'
import { changePublished } from '../published/change-published'
import type { Acted, Edge } from './acting'

type Moving = { to: { edge: Edge; at: number }; sentence: string }

const FIELDS = { from: 'startTime', until: 'endTime' } as const

/** Moves an end of what is published, and that alone, with the coupons that share it (decision 073). */
export async function moveWindow(
  req: PayloadRequest,
  campaign: Campaign,
  { to: { edge, at }, sentence }: Moving,
): Promise<Acted> {
  const { id } = campaign
  const instant = new Date(at).toISOString()
  const coupons = (await ownCoupons(req, campaign, edge)).filter(coupon => leavesAWindow(coupon, edge, at))
  const values = { [FIELDS[edge]]: instant }
  const changed = await changePublished({ req, collection: 'campaigns', id, values })
  for (const coupon of coupons)
    await changePublished({ req, collection: 'coupons', id: coupon.id, values: { [edge]: instant } })
  const codes = coupons.map(({ code }) => code).join(', ')
  return {
    id,
    sentence: [
      sentence,
      ...(codes ? [alongText(edge, codes)] : []),
      ...(changed?.hasDraft ? ['A draft of it is waiting: it was not published, and stays a draft.'] : []),
    ].join(' '),
  }
}

const alongText = (edge: Edge, codes: string): string =>
  edge === 'from'
    ? `So do the coupons that began with it: ${codes}.`
    : `So do the coupons that ended with it: ${codes}.`

const leavesAWindow = ({ from, until }: Coupon, edge: Edge, at: number): boolean =>
  edge === 'until' ? !from || Date.parse(from) < at : !until || at < Date.parse(until)

/** Its published coupons that begin or end at the same instant, and that no other published campaign names which is not over. */
export async function ownCoupons(
  req: PayloadRequest,
  { id, coupons, ...campaign }: Campaign,
  edge: Edge,
): Promise<Coupon[]> {
  const ids = (coupons ?? []).map(coupon => (typeof coupon === 'object' ? coupon.id : coupon))
  if (ids.length === 0) return []
  const asked = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({
    collection: 'coupons',
    where: {
      and: [
        { id: { in: ids } },
        { [edge]: { equals: campaign[FIELDS[edge]] } },
        { _status: { equals: 'published' } },
      ],
    },
    ...asked,
  })
  const { docs: others } = await req.payload.find({
    collection: 'campaigns',
    where: {
      and: [
        { coupons: { in: ids } },
        { id: { not_equals: id } },
        { endTime: { greater_than: new Date().toISOString() } },
        { _status: { equals: 'published' } },
      ],
    },
    ...asked,
  })
  const shared = others.flatMap(other => other.coupons ?? [])
  return docs.filter(coupon => !shared.includes(coupon.id))
}
