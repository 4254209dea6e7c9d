import type { Plan } from '@/pricing'
import type { LicenceState } from '../licences/state'
import { database } from '../runtime/database'
import { belongsTo, type Person } from './person'

/** Instants in ms. */
export type DeviceRecord = {
  id: string
  name: string
  os: 'win' | 'mac'
  macEnd: string | null
  boundAt: number
  lastSeenAt: number
  releasedAt: number | null
  bySupport: boolean
}

/** Of the key only the end. `expires` in ms, null = lifetime. */
export type LicenceRecord = {
  id: string
  keyEnd: string
  pid: number
  plan: Plan
  state: LicenceState
  order: string
  issued: number
  expires: number | null
  isSubscribed: boolean
  devices: DeviceRecord[]
}

type DeviceRow = Omit<DeviceRecord, 'boundAt' | 'lastSeenAt' | 'releasedAt'> & {
  boundAt: string
  lastSeenAt: string
  releasedAt: string | null
}
type Row = Omit<LicenceRecord, 'issued' | 'expires' | 'devices'> & {
  issued: Date
  expires: Date | null
  devices: DeviceRow[]
}

const SELECT = `select l.id, right(l.key, 5) as "keyEnd", l.pid, l.plan, l.state, o.number as order, l.issued, l.expires,
    l.subscription_id is not null as "isSubscribed",
    coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'os', d.os, 'macEnd', d.mac_end,
        'boundAt', d.bound_at, 'lastSeenAt', d.last_seen_at, 'releasedAt', d.released_at, 'bySupport', d.by_support)
        order by d.released_at is not null, d.bound_at desc, d.id)
      from devices d where d.licence_id = l.id), '[]') as devices
  from licences l join order_lines ol on ol.id = l.order_line_id join orders o on o.id = ol.order_id`

/** The latest 200, newest first, ended ones too; of each the devices, those that hold a place before those released. */
export async function licenceRecords(person: Person): Promise<LicenceRecord[]> {
  const { sql, value } = belongsTo(person, 'l')
  const rows = await database.query<Row>(
    `${SELECT} where ${sql} order by l.issued desc, l.created_at desc, l.id limit 200`,
    [value],
  )
  return rows.map(row => ({
    ...row,
    issued: row.issued.getTime(),
    expires: row.expires?.getTime() ?? null,
    devices: row.devices.map(deviceOf),
  }))
}

const deviceOf = ({ boundAt, lastSeenAt, releasedAt, ...device }: DeviceRow): DeviceRecord => ({
  ...device,
  boundAt: Date.parse(boundAt),
  lastSeenAt: Date.parse(lastSeenAt),
  releasedAt: releasedAt === null ? null : Date.parse(releasedAt),
})
