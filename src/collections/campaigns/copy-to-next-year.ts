import type { PayloadRequest } from 'payload'
import type { Campaign } from '@/payload-types'
import { daysLater, daysToNextYear } from '@/server/time-zones/next-year'
import { wallClock } from '@/server/time-zones/zoned-instant'
import { transactionOf } from '../hooks/transaction'
import { type Acted, type Acting, instantText, lockedCampaign } from './acting'
import { freeName, nextYearName } from './names'
import { type Later, nextYearCoupons } from './next-year-coupons'
import { raiseYearsInTexts } from './raise-years'
import { takenByCampaigns } from './taken-names'

/** A draft of the same campaign a year later; where there is one already, that. */
export async function copyToNextYear(acting: Acting): Promise<Acted> {
  const { req, id } = acting
  if (!(await lockedCampaign(acting))) return null
  const source = await req.payload.findByID({
    ...{ collection: 'campaigns', id, draft: true, depth: 0, overrideAccess: false, req },
  })
  if (!source.key || !source.route || !source.startTime || !source.endTime)
    return { refusal: 'Give it a key, a page, a start and an end first; then it can be copied.' }
  const later = laterBy(source)
  const key = nextYearName(source.key, { years: later.years, join: '-' })
  const known = await campaignWithKey(req, key)
  if (known) return { id: known, sentence: `It was copied to next year before: this is “${key}”.` }
  return copyAs(req, source, { key, later })
}

function laterBy({ startTime, startTime_tz, endTime, endTime_tz }: Campaign): Later {
  const from = wallClock(Date.parse(startTime), startTime_tz || 'UTC')
  const until = wallClock(Date.parse(endTime), endTime_tz || 'UTC')
  const days = daysToNextYear({ from, until })
  // The last moment counts, not the first one after it: what ends with the year does not end in the next.
  const years = [...new Set([from, until - 1].map(wall => new Date(wall).getUTCFullYear()))]
  const moved = (instant: string, timeZone: string) =>
    new Date(daysLater(Date.parse(instant), days, timeZone || 'UTC')).toISOString()
  return {
    years,
    from: instant => moved(instant, startTime_tz),
    until: instant => moved(instant, endTime_tz),
  }
}

async function campaignWithKey(req: PayloadRequest, key: string): Promise<string | undefined> {
  const [row] = await transactionOf(req).query<{ id: string }>(
    'select id from campaigns where key = $1 and deleted_at is null',
    [key],
  )
  return row?.id
}

type As = { key: string; later: Later }

async function copyAs(req: PayloadRequest, source: Campaign, { key, later }: As): Promise<Acted> {
  const { keys, routes } = await takenByCampaigns(req)
  const { coupons, copied } = await nextYearCoupons(req, source.coupons ?? [], later)
  const route = nextYearName(source.route, { years: later.years, join: '_' })
  const copy = await req.payload.duplicate({
    ...{ collection: 'campaigns', id: source.id, draft: true, depth: 0, overrideAccess: false, req },
    // Calls before this one leave their language with the request.
    locale: 'en',
    data: {
      key: freeName(key, { join: '-', isTaken: name => keys.has(name) }),
      route: freeName(route, { join: '_', isTaken: name => routes.has(name.toLowerCase()) }),
      startTime: later.from(source.startTime),
      endTime: later.until(source.endTime),
      coupons,
      _status: 'draft',
    },
  })
  await raiseYearsInTexts(req, { collection: 'campaigns', id: copy.id, years: later.years })
  const begins = instantText(Date.parse(copy.startTime), copy.startTime_tz)
  const drafts =
    copied.length > 0 ? ` Its coupons are drafts too: ${copied.join(', ')}. Publish them first.` : ''
  return {
    id: copy.id,
    sentence: `This is the copy for next year, a draft that begins on ${begins}.${drafts}`,
  }
}
