import { PLAN_TERMS, type Plan } from '@/pricing'
import { type Database, database } from '../runtime/database'

/** Instants in ms. */
export type DeviceView = {
  id: string
  name: string
  os: 'win' | 'mac'
  macEnd: string | null
  boundAt: number
  lastSeenAt: number
}

export type DeviceGroup = {
  licence: string
  key: string
  pid: number
  plan: Plan
  os: 'win' | 'mac'
  expires: number | null
  places: number
  releasesLeft: number
  devices: DeviceView[]
}

/** Releases per calendar month and licence (API, device.php); those of support do not count. */
export const RELEASES_A_MONTH = 3

type DeviceRow = Omit<DeviceView, 'boundAt' | 'lastSeenAt'> & { boundAt: string; lastSeenAt: string }
type GroupRow = Omit<DeviceGroup, 'expires' | 'places' | 'releasesLeft' | 'devices'> & {
  expires: Date | null
  released: number
  devices: DeviceRow[]
}

const MONTH = "date_trunc('month', $2::timestamptz, 'UTC')"

/** Expired ones only while they have devices. */
const GROUPS = `select l.id as licence, l.key, l.pid, l.plan, p.os, l.expires,
    (select count(*)::int from devices d where d.licence_id = l.id and d.released_at >= ${MONTH} and not d.by_support) as released,
    coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'os', d.os, 'macEnd', d.mac_end,
        'boundAt', d.bound_at, 'lastSeenAt', d.last_seen_at) order by d.bound_at, d.id)
      from devices d where d.licence_id = l.id and d.released_at is null), '[]') as devices
  from licences l join products p on p.id = l.product_id
  where l.customer_id = $1 and l.state = 'active' and p.prod_type <> 'service'
    and (l.expires is null or l.expires > $2::timestamptz
      or exists (select 1 from devices d where d.licence_id = l.id and d.released_at is null))
  order by l.issued desc, l.key`

/** At an instant (ms) (API, get_all). */
export async function deviceGroupsOf(customerId: string, at: number): Promise<DeviceGroup[]> {
  const rows = await database.query<GroupRow>(GROUPS, [customerId, new Date(at)])
  return rows.map(groupOf)
}

/** Undefined for anyone else's. */
export async function deviceOf(
  { customerId, id }: { customerId: string; id: string },
  at: number,
): Promise<{ group: DeviceGroup; device: DeviceView } | undefined> {
  const groups = await deviceGroupsOf(customerId, at)
  return groups
    .flatMap(group => group.devices.map(device => ({ group, device })))
    .find(({ device }) => device.id === id)
}

/** Releases that count: of the calendar month of `at` (ms), without those by support. */
export async function releasedThisMonth(db: Database, licence: string, at: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from devices where licence_id = $1 and released_at >= ${MONTH}
       and not by_support`,
    [licence, new Date(at)],
  )
  return row?.count ?? 0
}

function groupOf({ expires, released, devices, ...row }: GroupRow): DeviceGroup {
  return {
    ...row,
    expires: expires?.getTime() ?? null,
    places: PLAN_TERMS[row.plan].allowNum,
    releasesLeft: Math.max(0, RELEASES_A_MONTH - released),
    devices: devices.map(({ boundAt, lastSeenAt, ...device }) => ({
      ...device,
      boundAt: Date.parse(boundAt),
      lastSeenAt: Date.parse(lastSeenAt),
    })),
  }
}
