import type { PayloadRequest } from 'payload'
import type { Coupon } from '@/payload-types'
import { PRICING_LOCALES } from '@/pricing'
import { freeName } from '../campaigns/names'
import { takenCodes } from '../campaigns/taken-names'
import { isLimited } from '../pricing/limited-coupon'
import { codeOf } from './names'
import type { PlansDiscount, Sale } from './sale'
import { languagesOf, type SaleTexts, textField } from './texts/sale-texts'

type Making = { sale: Sale; texts: SaleTexts; key: string }
export type SaleCoupons = { ids: string[]; made: string[]; linked: string[] }

/** A coupon for each distinct discount: a published one that fits exactly, else a new draft. */
export async function couponsFor(req: PayloadRequest, making: Making): Promise<SaleCoupons> {
  const found: SaleCoupons = { ids: [], made: [], linked: [] }
  const taken = new Set(await takenCodes(req))
  for (const lowered of making.sale.discounts) {
    const fitting = await fittingCoupon(req, making.sale, lowered)
    const coupon = fitting ?? (await madeCoupon(req, { ...making, lowered, taken }))
    taken.add(coupon.code.toUpperCase())
    found.ids.push(coupon.id)
    found[fitting ? 'linked' : 'made'].push(coupon.code)
  }
  return found
}

/** What a coupon of a sale holds, beside its code, its text and its window. */
function columnsOf(sale: Sale, { discount, plans }: PlansDiscount) {
  const isRate = discount.kind === 'percent'
  return {
    type: isRate ? ('rate' as const) : ('fixed' as const),
    discount: isRate ? (10_000 - discount.basisPoints) / 10_000 : discount.cents / 100,
    allow_types: plans,
    allow_products: sale.isEverything ? [] : sale.routes.map(({ route }) => route),
    allow_locals: sale.locales.length === PRICING_LOCALES.length ? [] : sale.locales,
  }
}

/** Published, switched on, of the same kind for the same, and within the same window or without one. */
async function fittingCoupon(
  req: PayloadRequest,
  sale: Sale,
  lowered: PlansDiscount,
): Promise<Coupon | undefined> {
  const { type, discount, ...lists } = columnsOf(sale, lowered)
  const { docs } = await req.payload.find({
    collection: 'coupons',
    where: {
      and: [
        ...[{ _status: { equals: 'published' } }, { enabled: { equals: true } }],
        ...[{ type: { equals: type } }, { discount: { equals: discount } }],
      ],
    },
    ...{ depth: 0, pagination: false, locale: 'en', overrideAccess: false, sort: 'code', req },
  })
  return docs.find(coupon => isPlain(coupon) && isWithin(coupon, sale) && isFor(coupon, lists))
}

const BEYOND = [
  'discount_eur',
  'discount_jpy',
  'discount_cny',
  'allow_price',
  'periods',
  'group_type',
] as const

const isPlain = (coupon: Coupon): boolean =>
  BEYOND.every(field => (coupon[field] ?? '') === '') &&
  !isLimited(coupon) &&
  !coupon.owners_of?.length &&
  !coupon.allow_payers?.length &&
  !coupon.deletedAt

const isWithin = ({ from, until }: Coupon, sale: Sale): boolean =>
  (!from && !until) || (Date.parse(from ?? '') === sale.from && Date.parse(until ?? '') === sale.until)

type Lists = Pick<ReturnType<typeof columnsOf>, 'allow_types' | 'allow_products' | 'allow_locals'>

const isFor = (coupon: Coupon, lists: Lists): boolean =>
  sameSet(coupon.allow_types, lists.allow_types) &&
  sameSet(coupon.allow_products, lists.allow_products) &&
  sameSet(coupon.allow_locals, lists.allow_locals)

const sameSet = (one: readonly string[] | null | undefined, other: readonly string[]): boolean =>
  JSON.stringify([...(one ?? [])].sort()) === JSON.stringify([...other].sort())

type One = Making & { lowered: PlansDiscount; taken: ReadonlySet<string> }

async function madeCoupon(req: PayloadRequest, { sale, texts, key, lowered, taken }: One): Promise<Coupon> {
  const isTaken = (name: string) => taken.has(name.toUpperCase())
  const [from, until] = [sale.from, sale.until].map(at => new Date(at).toISOString())
  const textIn = (locale: Parameters<typeof textField>[1]) => texts[textField(lowered.key, locale)] ?? ''
  const asked = { collection: 'coupons', draft: true, depth: 0, overrideAccess: false, req } as const
  const coupon = await req.payload.create({
    ...asked,
    locale: 'en',
    data: {
      ...columnsOf(sale, lowered),
      code: freeName(codeOf(key, lowered.discount), { join: '_', isTaken }),
      ...{ text: textIn('en'), from, until, enabled: true, show_coupon: false, _status: 'draft' },
    },
  })
  for (const locale of languagesOf(sale).filter(each => each !== 'en'))
    await req.payload.update({ ...asked, id: coupon.id, locale, data: { text: textIn(locale) } })
  return coupon
}
