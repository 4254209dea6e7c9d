import { endOf, STATES } from '@/pricing/subscriptions'
import { newLicenceKey } from '../licences/key'
import type { Database } from '../runtime/database'
import type { StoredSubscription } from './stored'

/**
 * Lets the licences of a subscription be what its facts say: one for each product while there is access, to the end of it;
 * of a product that went, until then; in the lifetime plan where it became that. Done twice it changes nothing.
 */
export async function followLicences(tx: Database, held: StoredSubscription, at: number): Promise<void> {
  const { state, endedAt } = held.facts
  if (state === 'upgraded') return becomeLifetime(tx, held)
  if (!STATES[state].access) return endAll(tx, held, endedAt ?? at)
  await issueMissing(tx, held, at)
  await tx.query(
    `update licences set expires = $2, plan = $3, updated_at = now()
     where subscription_id = $1 and pid = any($4) and (expires is distinct from $2 or plan <> $3)`,
    [held.id, new Date(endOf(held.facts)), held.facts.plan, pidsOf(held)],
  )
  await tx.query(
    `update licences set expires = $2, updated_at = now()
     where subscription_id = $1 and not pid = any($3) and (expires is null or expires > $2)`,
    [held.id, new Date(at), pidsOf(held)],
  )
}

const pidsOf = ({ facts }: StoredSubscription): number[] => facts.items.map(({ pid }) => pid)

async function endAll(tx: Database, { id }: StoredSubscription, at: number): Promise<void> {
  await tx.query(
    'update licences set expires = $2, updated_at = now() where subscription_id = $1 and (expires is null or expires > $2)',
    [id, new Date(at)],
  )
}

/** Of the newest paid order of each product. */
async function issueMissing(tx: Database, held: StoredSubscription, at: number): Promise<void> {
  const lines = await tx.query<{ id: string; product_id: string; pid: number }>(
    `select distinct on (l.pid) l.id, l.product_id, l.pid from order_lines l join orders o on o.id = l.order_id
     where o.subscription_id = $1 and o.state = 'paid' and l.pid = any($2)
       and not exists (select from licences c where c.subscription_id = $1 and c.pid = l.pid)
     order by l.pid, o.charge desc`,
    [held.id, pidsOf(held)],
  )
  const { id, email, customerId, facts } = held
  for (const line of lines)
    await tx.query(
      `insert into licences (key, email, customer_id, order_line_id, unit, product_id, pid, plan, issued, expires, subscription_id)
       values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        newLicenceKey(),
        email,
        customerId,
        line.id,
        line.product_id,
        line.pid,
        facts.plan,
        new Date(at),
        new Date(endOf(facts)),
        id,
      ],
    )
}

/** The key stays; what it gives hangs from the order of the lifetime, whose refund takes it. */
async function becomeLifetime(tx: Database, held: StoredSubscription): Promise<void> {
  const [product, ...options] = pidsOf(held)
  const upgrade = held.facts.charges.findLast(
    ({ purpose, state }) => purpose === 'upgrade' && state === 'paid',
  )
  await tx.query(
    `update licences c set plan = 'LFT', expires = null, order_line_id = l.id, updated_at = now()
     from order_lines l join orders o on o.id = l.order_id
     where c.subscription_id = $1 and c.pid = $2 and c.plan <> 'LFT'
       and o.subscription_id = $1 and o.charge = $3 and l.pid = $2`,
    [held.id, product, upgrade?.number],
  )
  await tx.query(
    `update licences set expires = $3, updated_at = now()
     where subscription_id = $1 and pid = any($2) and expires > $3`,
    [held.id, options, new Date(held.facts.endedAt ?? 0)],
  )
}
