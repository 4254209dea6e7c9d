import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Fields } from './fields'
import { References } from './references-by-id'
import type { textRows } from './tables'

export type StoredRow = { id: string; fields: Fields }

export type CollectionName = keyof typeof textRows

/** The database as the seed sees it, inside one transaction. */
export type Store = { payload: Payload; req: PayloadRequest; references: References }

/** Runs `work` in one transaction: a wrong row leaves nothing behind, nor does a dry run. */
export async function inStore<T>(
  payload: Payload,
  isDry: boolean,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction to seed in.')
  req.transactionID = transaction
  const store: Store = { payload, req, references: new References() }
  try {
    const result = await work(store)
    if (isDry) await payload.db.rollbackTransaction(transaction)
    else await payload.db.commitTransaction(transaction)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}
