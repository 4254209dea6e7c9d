import { randomUUID } from 'node:crypto'
import type { Customer } from '@/server/sessions/customer'
import { type Calls, typed } from './calls'
import { type Purchase, storePurchase } from './guest-purchase'

export const PASSWORD = typed('correct-horse-1')

/** Somebody with an account: what they sign in with, and the cookies of a browser in which they did. */
export type Member = { id: string; email: string; jar: Record<string, string>; ip: string }

/** A new customer at a network of their own, so that no limit of one story touches another. */
export async function newMember(shop: Calls): Promise<Member> {
  const [email, ip] = [`${randomUUID()}@example.com`, randomUUID()]
  const { jar, body } = await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip })
  if (!jar.token) throw new Error(JSON.stringify(body))
  const { rows } = await shop.db.query<{ id: string }>('select id from customers where email = $1', [email])
  return { id: rows[0]?.id ?? '', email, jar, ip }
}

/** A new customer with a licence that they bought: of a single for life, unless told otherwise. */
export async function newOwner(shop: Calls, purchase: Omit<Purchase, 'email' | 'customerId'> = {}) {
  const member = await newMember(shop)
  return { ...member, ...(await buy(shop, member, purchase)) }
}

/** One more purchase of a customer: the number of its order, and its licence. */
export async function buy(shop: Calls, { id, email }: Member, purchase: Omit<Purchase, 'email'> = {}) {
  const { key, number } = await storePurchase(shop.db, { email, customerId: id, ...purchase })
  const { rows } = await shop.db.query<{ id: string }>('select id from licences where key = $1', [key])
  return { key, number, licenceId: rows[0]?.id ?? '' }
}

/** A new customer as the shop knows them. */
export async function signedInCustomer(
  shop: Calls,
  email: string,
  locale = 'en',
): Promise<Customer & { token: string }> {
  const { customerOfToken } = await import('@/server/sessions/session')
  const { database } = await import('@/server/runtime/database')
  const input = { email, password: PASSWORD, locale }
  const { jar } = await shop.ask({ a: 'register', input, ip: email })
  const token = jar.token ?? ''
  const found = await customerOfToken(database, { token, kind: 'session' })
  if (!found) throw new Error('nobody is signed in')
  return { ...found, token }
}
