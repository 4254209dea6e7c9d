import type { PayloadRequest } from 'payload'
import type { Coupon } from '@/payload-types'
import { freeName, nextYearName } from './names'
import { raiseYearsInTexts } from './raise-years'
import { takenCodes } from './taken-names'

/** What a year later means for a campaign: its years, and instants (ISO, UTC) moved by the clocks of its start and end. */
export type Later = {
  years: readonly number[]
  from: (instant: string) => string
  until: (instant: string) => string
}

type Coupons = { coupons: string[]; copied: string[] }

/**
 * The coupons of a campaign for next year. One that ends is over by then: a draft copy with a code of its own takes its place.
 * One that never ends is the same.
 */
export async function nextYearCoupons(
  req: PayloadRequest,
  coupons: readonly (string | Coupon)[],
  later: Later,
): Promise<Coupons> {
  const taken = new Set(await takenCodes(req))
  const found: Coupons = { coupons: [], copied: [] }
  for (const each of coupons) {
    const coupon = await storedCoupon(req, typeof each === 'object' ? each.id : each)
    if (!coupon?.until) {
      found.coupons.push(...(coupon ? [coupon.id] : []))
      continue
    }
    const copy = await copyOf(req, coupon, { later, taken })
    taken.add(copy.code.toUpperCase())
    found.coupons.push(copy.id)
    found.copied.push(copy.code)
  }
  return found
}

const storedCoupon = (req: PayloadRequest, id: string): Promise<Coupon | null> =>
  req.payload.findByID({
    ...{ collection: 'coupons', id, depth: 0, disableErrors: true, locale: 'en', overrideAccess: false, req },
  })

type Copying = { later: Later; taken: ReadonlySet<string> }

async function copyOf(req: PayloadRequest, { id, code, from, until }: Coupon, { later, taken }: Copying) {
  const copy = await req.payload.duplicate({
    ...{ collection: 'coupons', id, draft: true, depth: 0, locale: 'en', overrideAccess: false, req },
    data: {
      code: freeName(nextYearName(code, { years: later.years, join: '_' }), {
        join: '_',
        isTaken: name => taken.has(name.toUpperCase()),
      }),
      from: from ? later.from(from) : null,
      until: until ? later.until(until) : null,
      _status: 'draft',
    },
  })
  await raiseYearsInTexts(req, { collection: 'coupons', id: copy.id, years: later.years })
  return copy
}
