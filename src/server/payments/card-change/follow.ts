import { STATES } from '@/pricing/subscriptions'
import { sendJob } from '../../jobs/send'
import { type Database, database, inTransaction } from '../../runtime/database'
import { keepMandate } from '../../subscriptions/saved-card'
import { lockSubscription } from '../../subscriptions/stored'
import { tell } from '../../subscriptions/tell'
import { recurringOf } from '../recurring'
import { type CardChange, changeOf, changesToAsk, closeChange } from './stored'

/** Asks the payer what became of its page; a card that was told is charged from now on, an unpaid renewal at once. */
export async function followCardChange(change: CardChange): Promise<void> {
  const { session, provider, state } = change
  const recurring = recurringOf(provider)
  if (!recurring || state !== 'open') return
  const page = session === null ? NEVER_OPENED : await recurring.fetchCardPage(session)
  if (page.state === 'open') return
  await inTransaction(async tx => {
    if (!(await closeChange(tx, change, page.state === 'saved' ? 'done' : 'over'))) return
    if (page.state === 'saved') await keepCard(tx, change, page.mandate)
  })
}

const NEVER_OPENED = { state: 'closed' } as const

/** Of a subscription that ended meanwhile the payer forgets it again. */
async function keepCard(
  tx: Database,
  { subscriptionId, provider }: CardChange,
  mandate: string,
): Promise<void> {
  const held = await lockSubscription(tx, subscriptionId)
  if (!held) return
  if (!STATES[held.facts.state].isBillable) {
    await sendJob(tx, 'end-mandate', { subscription: subscriptionId, instead: { provider, mandate } })
    return
  }
  await keepMandate(tx, held, { provider, mandate })
  await tell(tx, { ...held, provider, mandate }, { on: 'card_changed', at: Date.now() })
}

/** What was told by nobody. */
export async function followCardChanges(): Promise<void> {
  for (const change of await changesToAsk(database)) await followCardChange(change)
}

/** What became of a customer's visit to the payer, asked for now; undefined for anyone else's. */
export async function cardChangeState(
  customerId: string,
  id: string,
): Promise<CardChange['state'] | undefined> {
  const change = await changeOf(database, customerId, id)
  if (change?.state !== 'open') return change?.state
  await followCardChange(change)
  return (await changeOf(database, customerId, id))?.state
}
