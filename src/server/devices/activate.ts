import { PLAN_TERMS, type Plan } from '@/pricing'
import { type Database, inTransaction } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { freeSeat } from './deactivate'
import { type Machine, macEnd, machineHash, nameOf } from './machine'

/** `isNew`: false where the machine had its seat already. */
export type Activation =
  | { ok: true; device: string; isNew: boolean }
  | { ok: false; why: 'not_found' | 'not_allowed' | 'device_limit' | 'removal_limit' }

type Input = {
  customerId: string
  licenceId: string
  machine: Machine
  at: number
  /** Any device id of the computer that gives up its seat if none is free. */
  replacing?: string
}

type Licence = { id: string; plan: Plan; state: string; expires: Date | null; os: 'win' | 'mac' }

/**
 * Gives a machine a seat of a licence (DOMAIN 2: one, or three for LFT_3), under the lock of the licence's row.
 * `not_found` for another's licence; `not_allowed` where it is inactive at the instant (ms) or for the other
 * system. A seat taken over counts as a release of the month.
 */
export function activateDevice({
  customerId,
  licenceId,
  machine,
  at,
  replacing,
}: Input): Promise<Activation> {
  return inTransaction(async tx => {
    const licence = await lockLicence(tx, licenceId, customerId)
    if (!licence) return { ok: false, why: 'not_found' }
    if (!isUsable(licence, at) || licence.os !== machine.os) return { ok: false, why: 'not_allowed' }
    const known = await seeAgain(tx, licence, machine, at)
    if (known !== undefined) return { ok: true, device: known, isNew: false }
    const place = (await hasPlace(tx, licence)) ? OK : await takeOver(tx, licence, replacing, at)
    if (!place.ok) return place
    return { ok: true, device: await insert(tx, licence, machine, at), isNew: true }
  })
}

async function lockLicence(tx: Database, id: string, customerId: string): Promise<Licence | undefined> {
  const [licence] = await tx.query<Licence>(
    `select l.id, l.plan, l.state, l.expires, p.os from licences l join products p on p.id = l.product_id
     where l.id = $1 and l.customer_id = $2 for update of l`,
    [rowId(id), customerId],
  )
  return licence
}

const isUsable = ({ state, expires }: Licence, at: number): boolean =>
  state === 'active' && (expires === null || expires.getTime() > at)

async function seeAgain(tx: Database, { id }: Licence, machine: Machine, at: number) {
  const [device] = await tx.query<{ id: string }>(
    `update devices set last_seen_at = $3, name = $4, updated_at = now()
     where licence_id = $1 and device_hash = $2 and released_at is null returning id`,
    [id, machineHash(machine), new Date(at), nameOf(machine)],
  )
  return device?.id
}

async function hasPlace(tx: Database, { id, plan }: Licence): Promise<boolean> {
  const [taken] = await tx.query<{ count: number }>(
    'select count(*)::int as count from devices where licence_id = $1 and released_at is null',
    [id],
  )
  return (taken?.count ?? 0) < PLAN_TERMS[plan].allowNum
}

const OK = { ok: true } as const

async function takeOver(tx: Database, { id }: Licence, replacing: string | undefined, at: number) {
  const [held] = await tx.query<{ id: string }>(
    `select d.id from devices d join devices named on named.device_hash = d.device_hash
       join licences of_named on of_named.id = named.licence_id join licences l on l.id = d.licence_id
     where d.licence_id = $1 and d.released_at is null and named.id = $2
       and of_named.customer_id = l.customer_id`,
    [id, rowId(replacing ?? '')],
  )
  if (!held) return { ok: false, why: 'device_limit' } as const
  return freeSeat(tx, { licence: id, device: held.id, at })
}

async function insert(tx: Database, { id }: Licence, machine: Machine, at: number): Promise<string> {
  const [device] = await tx.query<{ id: string }>(
    `insert into devices (licence_id, device_hash, mac_end, name, os, bound_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [id, machineHash(machine), macEnd(machine), nameOf(machine), machine.os, new Date(at)],
  )
  if (!device) throw new Error('A device was not stored')
  return device.id
}
