import type { PayloadRequest } from 'payload'
import type { Campaign } from '@/payload-types'
import { PRICING_LOCALES, SITES } from '@/pricing'
import { freeName } from '../campaigns/names'
import { takenByCampaigns } from '../campaigns/taken-names'
import { couponsFor, type SaleCoupons } from './coupons'
import { routeOfKey, saleKey } from './names'
import type { Sale } from './sale'
import { namesOf } from './texts/occasions'
import { languagesOf, type SaleTexts, textField } from './texts/sale-texts'
import { clockText } from './window'

type MadeSale = { id: string; coupons: SaleCoupons }

/** The draft of a campaign with drafts of its coupons, with their texts in every language; in the transaction of the request. */
export async function makeSale(req: PayloadRequest, sale: Sale, texts: SaleTexts): Promise<MadeSale> {
  const { key, route } = await freeNames(req, sale)
  const coupons = await couponsFor(req, { sale, texts, key })
  const textIn = (piece: string, locale: Parameters<typeof textField>[1]) =>
    texts[textField(piece, locale)] ?? ''
  const wordsIn = (locale: Parameters<typeof textField>[1]) => ({
    name: textIn('name', locale),
    carousel: [{ title: textIn('headline', locale) }],
  })
  const asked = { collection: 'campaigns', draft: true, depth: 0, overrideAccess: false, req } as const
  const { id } = await req.payload.create({
    ...asked,
    locale: 'en',
    data: {
      ...columnsOf(req, sale),
      key,
      route,
      ...wordsIn('en'),
      coupons: coupons.ids,
      promotion_ids: await promoted(req, sale),
    },
  })
  for (const locale of languagesOf(sale).filter(each => each !== 'en'))
    await req.payload.update({ ...asked, id, locale, data: wordsIn(locale) })
  return { id, coupons }
}

async function freeNames(req: PayloadRequest, { name, from, zone }: Sale) {
  const { keys, routes } = await takenByCampaigns(req)
  const wanted = saleKey({ name, english: namesOf(name).en, day: clockText(from, zone).slice(0, 10) })
  const isTaken = (key: string) => keys.has(key) || routes.has(routeOfKey(key).toLowerCase())
  const key = freeName(wanted, { join: '-', isTaken })
  return { key, route: routeOfKey(key) }
}

function columnsOf(req: PayloadRequest, sale: Sale) {
  const zone = zoneOf(req, sale.zone)
  const { navType, sites, locales } = sale
  return {
    ...{ startTime: new Date(sale.from).toISOString(), startTime_tz: zone },
    ...{ endTime: new Date(sale.until).toISOString(), endTime_tz: zone },
    // All of them stand as none, as in the form of a campaign: what comes later belongs to it too.
    sites: sites.length === SITES.length ? [] : sites,
    locales: locales.length === PRICING_LOCALES.length ? [] : locales,
    ...{ navType, enabled: true, _status: 'draft' as const },
  }
}

/** The zones in which the shop plans. */
export const zonesOf = ({ payload }: PayloadRequest): readonly Campaign['startTime_tz'][] => {
  const { supportedTimezones } = payload.config.admin.timezones
  return Array.isArray(supportedTimezones)
    ? supportedTimezones.map(({ value }) => value as Campaign['startTime_tz'])
    : ['UTC']
}

const zoneOf = (req: PayloadRequest, zone: string): Campaign['startTime_tz'] =>
  zonesOf(req).find(each => each === zone) ?? 'UTC'

/** What the campaign's page shows: the chosen products, else the suites that it lowers. */
async function promoted(req: PayloadRequest, { routes, isEverything, discounts }: Sale): Promise<string[]> {
  const plans = discounts.flatMap(each => each.plans)
  const lowered = routes.filter(({ selling }) => plans.some(plan => selling[plan] !== undefined))
  const suites = lowered.filter(({ isSuite, line }) => isSuite && line !== 'adult')
  const shown = !isEverything && lowered.length <= MOST_SHOWN ? lowered : suites
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { pid: { in: shown.flatMap(({ pids }) => pids) } },
    ...{ depth: 0, pagination: false, sort: 'sort_order', select: { pid: true }, overrideAccess: false, req },
  })
  return docs.map(({ id }) => id)
}

/** More are a list, not an offer. */
const MOST_SHOWN = 12
