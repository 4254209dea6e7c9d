import type { ProviderName } from '@/pricing'
import { database, inTransaction } from '../runtime/database'
import { applyPayment, orFailed } from './apply'
import { followCardChange } from './card-change/follow'
import { changeNamed } from './card-change/stored'
import { followMandate } from './follow-mandate'
import { claimNotice, closeEvent, storeEvents, waitingNotice } from './inbox'
import type { PaymentNotice, PaymentProvider, SessionStatus } from './provider'
import { providerOf } from './providers'
import { applyStatus, eventsOf } from './reconcile'
import { recurringOf } from './recurring'
import { sessionNamed } from './sessions'

/**
 * Applies what a payer told, however many processes call it: an event at once, a notice by asking the payer what its
 * object is now. A notice about nothing of ours is closed as ignored.
 */
export async function applyTold(id: string): Promise<void> {
  const waiting = await waitingNotice(database, id)
  if (!waiting) {
    await applyPayment(id)
    return
  }
  await orFailed(id, async () => {
    const outcome = (await followKept(waiting)) ?? (await followSession(id, waiting))
    if (outcome) await close(id, outcome)
  })
}

type Waiting = { provider: ProviderName; notice: PaymentNotice }
type Outcome = 'followed' | 'ignored'

const close = (id: string, outcome: Outcome): Promise<void> =>
  inTransaction(async tx => {
    if (await claimNotice(tx, id)) await closeEvent(tx, id, undefined, outcome)
  })

/** About what a payer has saved, which is no payment. */
async function followKept({ provider, notice }: Waiting): Promise<Outcome | undefined> {
  const mandate = recurringOf(provider)?.mandates?.about(notice)
  if (mandate === undefined) return undefined
  await followMandate({ provider, mandate })
  return 'followed'
}

/** Undefined where the payment that was found has closed the notice. */
async function followSession(id: string, { provider: name, notice }: Waiting): Promise<Outcome | undefined> {
  const provider = providerOf({ provider: name })
  const session = await provider.sessionOf(notice)
  if (session === undefined) return 'ignored'
  const change = await changeNamed(database, name, session)
  if (!change) {
    await follow(id, provider, session)
    return undefined
  }
  await followCardChange(change)
  return 'followed'
}

async function follow(id: string, provider: PaymentProvider, session: string): Promise<void> {
  const status = await provider.fetchSession(session)
  for (const event of await storeFound(id, provider, status)) await applyPayment(event)
  const ours = await sessionNamed(database, provider.name, session)
  if (ours?.state === 'open' && status.state === 'closed') await applyStatus(ours, status)
}

/** With the claim of the notice: what was found is never lost between. Gives what is to be applied. */
const storeFound = (id: string, { name }: PaymentProvider, status: SessionStatus): Promise<string[]> =>
  inTransaction(async tx => {
    if (!(await claimNotice(tx, id))) return []
    await closeEvent(tx, id, undefined, 'followed')
    return status.state === 'settled' ? storeEvents(tx, name, eventsOf(status)) : []
  })
