import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Database, inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import { log } from '../runtime/log/log'
import { customerColumns, oneCustomer } from '../sessions/customer'
import { eraseCustomer } from './erase'

/** A list outside the database, for restoring a backup. */
export const ERASED_FILE = 'erased-accounts.txt'

const fileOfList = (): string =>
  env().ERASED_LIST ?? path.join(/* turbopackIgnore: true */ process.cwd(), '.data', ERASED_FILE)

/** Called after the commit. An account missing here is still listed in the database. */
export async function listErased(id: string): Promise<void> {
  try {
    const file = fileOfList()
    await mkdir(path.dirname(file), { recursive: true })
    await appendFile(file, `${id} ${new Date().toISOString()}\n`, { mode: 0o600 })
  } catch (error) {
    log.error({ error }, 'a deleted account is missing in the list that restoring reads')
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The accounts of such a list; skips lines without an id, such as a torn last one. */
export const erasedIn = (text: string): string[] =>
  text.split('\n').flatMap(line => line.split(' ')[0]?.match(UUID)?.[0] ?? [])

/** Deletes accounts that a restored backup brought back, and counts them (decision 015). */
export async function eraseAgain(ids: readonly string[]): Promise<number> {
  let erased = 0
  for (const id of ids) if (await inTransaction(tx => eraseOne(tx, id))) erased += 1
  return erased
}

async function eraseOne(tx: Database, id: string): Promise<boolean> {
  const text = `select ${customerColumns('c')} from customers c where c.id = $1 for update`
  const customer = await oneCustomer(tx, text, [id])
  if (customer) await eraseCustomer(tx, customer)
  else await tx.query('insert into erased_accounts (customer_id) values ($1) on conflict do nothing', [id])
  return customer !== null
}
