import type { Payload } from 'payload'
import type { CampaignRow } from '@/pricing'
import { placesOf } from '../prices/places'
import { type Check, type Checking, utc } from './check'

/** Other published campaigns that are not over, at the same time, on the same site in the same language. */
export function overlapping(
  { row, published, now }: Checking,
  campaigns: readonly CampaignRow[],
): CampaignRow[] {
  const places = new Set(placesOf(row).map(({ site, locale }) => `${site} ${locale}`))
  return campaigns.filter(
    other =>
      other.enabled &&
      other.key !== row.key &&
      other.key !== published?.key &&
      Math.max(other.startTime, row.startTime, now) < Math.min(other.endTime, row.endTime) &&
      placesOf(other).some(({ site, locale }) => places.has(`${site} ${locale}`)),
  )
}

const NAMED = 10

/** A warning for each of these campaigns with its name and window, those that begin first; of very many, how many more there are. */
export async function overlapChecks(payload: Payload, others: readonly CampaignRow[]): Promise<Check[]> {
  if (others.length === 0) return []
  const named = others.toSorted((one, other) => one.startTime - other.startTime).slice(0, NAMED)
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { key: { in: named.map(({ key }) => key) } },
    sort: 'startTime',
    depth: 0,
    pagination: false,
  })
  const checks = docs.map(
    ({ id, name, key, startTime, endTime }): Check => ({
      ...{ code: 'overlaps', level: 'warning', at: { collection: 'campaigns', id } },
      sentence: `“${name || key}” runs at the same time, from ${utc(Date.parse(startTime))} to ${utc(Date.parse(endTime))}.`,
    }),
  )
  const more = others.length - named.length
  return more > 0 ? [...checks, { ...MORE, sentence: `Others that run at the same time: ${more}.` }] : checks
}

const MORE = { code: 'overlaps', level: 'warning', at: { field: 'startTime' } } as const
