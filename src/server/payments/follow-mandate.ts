import type { ProviderName } from '@/pricing'
import { STATES, type State } from '@/pricing/subscriptions'
import { type Database, database, inTransaction } from '../runtime/database'
import type { SavedMethod } from '../subscriptions/saved-card'
import { lockSubscription } from '../subscriptions/stored'
import { tell } from '../subscriptions/tell'
import { recurringOf } from './recurring'
import type { MandateState } from './recurring-provider'

/** Asks the payer how what it saved stands, and tells the subscription that is charged to it (DOMAIN 6, paused). */
export async function followMandate({ provider, mandate }: SavedMethod): Promise<void> {
  const state = await recurringOf(provider)?.mandates?.stateOf(mandate)
  if (state === undefined) return
  await inTransaction(async tx => {
    const [row] = await tx.query<{ id: string }>(
      'select id from subscriptions where provider = $1 and mandate = $2',
      [provider, mandate],
    )
    if (row) await tellOf(tx, row.id, state)
  })
}

const CAN_BE_PAUSED: readonly State[] = ['active', 'past_due', 'cancel_at_end']

async function tellOf(tx: Database, id: string, state: MandateState): Promise<void> {
  const held = await lockSubscription(tx, id)
  if (!held) return
  const { state: before } = held.facts
  const at = Date.now()
  if (state === 'paused' && CAN_BE_PAUSED.includes(before)) await tell(tx, held, { on: 'paused', at })
  if (state === 'active' && before === 'paused') await tell(tx, held, { on: 'continued', at })
  if (state === 'ended' && STATES[before].isBillable) await tell(tx, held, { on: 'ended_by_payer', at })
}

/** Looks at those of which nobody told for a quarter of a day, so that a word that was lost is heard. Claims them. */
export async function followMandates(): Promise<void> {
  const kept = await database.query<{ provider: ProviderName; mandate: string | null }>(
    `update subscriptions set mandate_asked_at = now() where id in (
       select id from subscriptions
       where mandate is not null and provider = any($1) and state not in ('incomplete', 'ended', 'upgraded')
         and coalesce(mandate_asked_at, created_at) < now() - interval '6 hours'
       order by coalesce(mandate_asked_at, created_at) limit 20)
     returning provider, mandate`,
    [PROVIDERS.filter(name => recurringOf(name)?.mandates)],
  )
  for (const { provider, mandate } of kept) if (mandate !== null) await followMandate({ provider, mandate })
}

const PROVIDERS: readonly ProviderName[] = ['sandbox', 'stripe', 'paddle']
