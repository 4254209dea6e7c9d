import { database } from '../database'
import { log } from '../log'
import { forgetFarewells } from '../personal-data/farewell'
import { applyPayment } from './apply'
import { forgottenEvents } from './inbox'
import { ordersToAsk, reconcileOrder } from './reconcile'

/**
 * Finds what got stuck: events that were not applied, pending orders whose webhook never came. One that fails is logged and left for the next sweep; the others go on.
 */
export async function sweepPayments(): Promise<void> {
  for (const event of await forgottenEvents(database))
    await attempt('event', event, () => applyPayment(event))
  for (const order of await ordersToAsk()) await attempt('order', order.number, () => reconcileOrder(order))
  await forgetFarewells(database)
}

async function attempt(kind: string, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ error, kind, id }, 'the sweep could not mend this')
  }
}
