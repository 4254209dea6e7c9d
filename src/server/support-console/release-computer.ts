import { freeSeatBySupport } from '../devices/deactivate'
import { type Database, inTransaction } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { actOnce } from './act-once'
import type { Acting, ConsoleResult } from './audit'
import { lockOrderOf } from './licence-actions'

type Computer = { id: string; licence: string }

/**
 * Signs a computer off, so that another has its place, and logs why, in one transaction. It counts as none of the
 * releases of the month. Undefined where there is no such computer.
 */
export function releaseComputer(device: string, acting: Acting): Promise<ConsoleResult | undefined> {
  return inTransaction(async tx => {
    const computer = await computerOf(tx, device)
    const order = computer && (await lockOrderOf(tx, computer.licence))
    if (!order) return undefined
    const { licence, id } = computer
    const subject = { order: order.number, licence, customer: order.customerId, record: `devices/${id}` }
    return actOnce(tx, acting, { action: 'release_computer', ...subject }, async () =>
      (await freeSeatBySupport(tx, id, acting.at)) ? DONE : ALREADY,
    )
  })
}

async function computerOf(tx: Database, device: string): Promise<Computer | undefined> {
  const [computer] = await tx.query<Computer>('select id, licence_id as licence from devices where id = $1', [
    rowId(device),
  ])
  return computer
}

const DONE: ConsoleResult = {
  outcome: 'done',
  detail: 'The computer is signed off, and its place is free for another.',
}

const ALREADY: ConsoleResult = {
  outcome: 'refused',
  code: 'already_released',
  detail: 'The computer was released already, so its place is free. Nothing was done.',
}
