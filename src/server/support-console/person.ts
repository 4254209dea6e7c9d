import { z } from 'zod'
import { type Database, database } from '../runtime/database'
import { type Customer, customerColumns, normalEmail, oneCustomer } from '../sessions/customer'

export type Person =
  | { kind: 'customer'; email: string; customer: Customer }
  | { kind: 'guest'; email: string; customer: null }

export type PersonName = { customer: string } | { guest: string }

/** A customer by id, or a guest by the number of an order that belongs to no account; undefined for anybody else. */
export async function personOf(name: PersonName): Promise<Person | undefined> {
  return 'customer' in name ? customerOf(name.customer) : guestOf(name.guest)
}

async function customerOf(id: string): Promise<Person | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const sql = `select ${customerColumns('c')} from customers c where c.id = $1`
  const customer = await oneCustomer(database, sql, [id])
  return customer ? { kind: 'customer', email: customer.email, customer } : undefined
}

async function guestOf(order: string): Promise<Person | undefined> {
  const [found] = await database.query<{ email: string }>(
    'select email from orders where number = $1 and customer_id is null',
    [order],
  )
  return found && { kind: 'guest', email: normalEmail(found.email), customer: null }
}

/**
 * A condition of SQL on rows with a customer and an address, to be given its value as `$1`. A guest's rows are those of no
 * account.
 */
export const belongsTo = ({ email, customer }: Person, alias: string): { sql: string; value: string } =>
  customer
    ? { sql: `${alias}.customer_id = $1`, value: customer.id }
    : { sql: `${alias}.customer_id is null and lower(${alias}.email) = $1`, value: email }

/** An order under the address that belongs to no account, as when a customer has not confirmed it yet. */
export async function unclaimedOrder(db: Database, { email }: Person): Promise<string | undefined> {
  const [order] = await db.query<{ number: string }>(
    'select number from orders where customer_id is null and lower(email) = $1 order by created_at desc limit 1',
    [normalEmail(email)],
  )
  return order?.number
}
