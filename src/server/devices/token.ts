import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { type Activation, activateDevice } from './activate'
import { type ActivatedLicence, activateForAll } from './activate-all'
import { deactivateDevice, type NotDeactivated } from './deactivate'
import { type Machine, machineHash } from './machine'

type Binder = { customerId: string; machine: Machine; licence?: string; at: number }

/**
 * Seats a machine at every licence for its system with a free seat, or at the named one (API, bind_token). The
 * outcome per licence; empty where there is none.
 */
export async function bindToken({
  customerId,
  machine,
  licence,
  at,
}: Binder): Promise<TokenAt<Activation>[]> {
  if (licence === undefined) return (await activateForAll({ customerId, machine, at })).map(boundAt)
  return [{ licence, outcome: await activateDevice({ customerId, licenceId: licence, machine, at }) }]
}

export type TokenAt<T> = { licence: string; outcome: T }

const boundAt = ({ licence, binding }: ActivatedLicence): TokenAt<Activation> => ({
  licence,
  outcome: binding,
})

type Freer = { customerId: string; token: string; licence?: string; at: number }

/**
 * Frees a machine's seats at all licences, or at the named one (API, unbind_token), each counting as a release. The
 * outcome per licence; empty where it has none.
 */
export async function unbindToken({
  customerId,
  token,
  licence,
  at,
}: Freer): Promise<TokenAt<{ ok: true } | NotDeactivated>[]> {
  const held = await database.query<{ device: string; licence: string }>(
    `select d.id as device, d.licence_id as licence from devices d join licences l on l.id = d.licence_id
     where l.customer_id = $1 and d.device_hash = $2 and d.released_at is null
       and ($3::uuid is null or l.id = $3) order by l.issued, l.id`,
    [customerId, machineHash({ id: token }), licence === undefined ? null : rowId(licence)],
  )
  const freed: TokenAt<{ ok: true } | NotDeactivated>[] = []
  for (const each of held)
    freed.push({
      licence: each.licence,
      outcome: await deactivateDevice({ customerId, device: each.device, at }),
    })
  return freed
}
