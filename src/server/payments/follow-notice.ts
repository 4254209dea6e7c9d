import { database, inTransaction } from '../runtime/database'
import { applyPayment, orFailed } from './apply'
import { claimNotice, closeEvent, storeEvents, waitingNotice } from './inbox'
import type { PaymentProvider, SessionStatus } from './provider'
import { providerOf } from './providers'
import { applyStatus, eventsOf } from './reconcile'
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
  const provider = providerOf(waiting)
  await orFailed(id, async () => {
    const session = await provider.sessionOf(waiting.notice)
    await (session === undefined ? ignore(id) : follow(id, provider, session))
  })
}

const ignore = (id: string): Promise<void> =>
  inTransaction(async tx => {
    if (await claimNotice(tx, id)) await closeEvent(tx, id, undefined, 'ignored')
  })

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
