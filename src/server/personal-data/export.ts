import { consume } from '../http/rate-limit'
import { type Database, inTransaction } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { EMAILS, RECORDS, SINGLE } from './records'

export type PersonalData = Readonly<Record<string, unknown>>

/** Ten times in a quarter of an hour. */
export async function exportFor(customer: Customer, at: number) {
  const taken = await consume('export', customer.id)
  return taken.ok
    ? ({ ok: true, data: await personalDataOf(customer, at) } as const)
    : ({ ...taken, why: 'too_many_tries' } as const)
}

/**
 * All that the shop stores of a customer at one instant (GDPR 15 and 20), without secrets, hashes and others' data.
 */
function personalDataOf(customer: Customer, at: number): Promise<PersonalData> {
  return inTransaction(async tx => {
    await tx.query('set transaction isolation level repeatable read, read only')
    const told: Record<string, unknown> = { exported_at: new Date(at).toISOString() }
    for (const [about, text] of Object.entries(RECORDS))
      told[about] = about in ONE ? await one(tx, text, customer) : await tx.query(text, [customer.id])
    told.emails = await tx.query(EMAILS, [customer.id, customer.email, customer.confirmedAt !== null])
    return told
  })
}

const ONE: Readonly<Record<string, true>> = Object.fromEntries(SINGLE.map(about => [about, true]))

const one = async (tx: Database, text: string, { id }: Customer) => (await tx.query(text, [id]))[0] ?? null
