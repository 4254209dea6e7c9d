import type { Plan } from '@/pricing'
import { database } from '../runtime/database'
import { type Activation, activateDevice } from './activate'
import type { Machine } from './machine'

export type ActivatedLicence = { licence: string; key: string; pid: number; plan: Plan; binding: Activation }

type Input = { customerId: string; machine: Machine; at: number; replacing?: string }

/**
 * Seats a machine at each of the customer's licences that is active at the instant (ms) and made for its system
 * (API, client.php). One after the other, so that two sign-ins never deadlock.
 */
export async function activateForAll({
  customerId,
  machine,
  at,
  replacing,
}: Input): Promise<ActivatedLicence[]> {
  const licences = await database.query<Omit<ActivatedLicence, 'binding'>>(
    `select l.id as licence, l.key, l.pid, l.plan from licences l join products p on p.id = l.product_id
     where l.customer_id = $1 and l.state = 'active' and (l.expires is null or l.expires > $2)
       and p.os = $3 and p.prod_type <> 'service' order by l.issued, l.id`,
    [customerId, new Date(at), machine.os],
  )
  const bound: ActivatedLicence[] = []
  for (const licence of licences)
    bound.push({
      ...licence,
      binding: await activateDevice({ customerId, licenceId: licence.licence, machine, at, replacing }),
    })
  return bound
}
