import { randomBytes } from 'node:crypto'
import md5 from 'md5'
import type { Client } from 'pg'
import { ask } from '../tests/support/ask'
import { storePurchase } from '../tests/support/guest-purchase'

/** A customer whose name, address, order, licence and searches can be told from those of all others wherever they stand. */
export type Customer = {
  number: number
  id: string
  email: string
  mark: string
  coupon: string
  token: string
}

/** `number` of the owner: «canary3-name-4f2a…» is of customer 3; nothing else of the shop has such words. */
const CANARY = /canary(\d+)-[a-z]+-/gi

/** Whose secrets stand in a text. */
export const ownersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(CANARY)].map(([, number]) => Number(number))),
]

/** Opens accounts, each to be told from the others. */
export async function openAccounts(shop: { port: number }, db: Client, count: number): Promise<Customer[]> {
  const customers: Customer[] = []
  for (let number = 0; number < count; number++) customers.push(await openAccount(shop, db, number))
  return customers
}

/** Opens an account as a visitor does; it has an order and a licence. */
export async function openAccount(shop: { port: number }, db: Client, number = 0): Promise<Customer> {
  const secret = (kind: string) => `canary${number}-${kind}-${randomBytes(3).toString('hex')}`
  const email = `${secret('mail')}@example.com`
  const told = await ask(shop, {
    path: '/order/user.php?a=register',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number}` },
    body: JSON.stringify({ email, password: md5(`long-enough-${number}`), username: secret('name') }),
  })
  const token = /token=([^;]+)/.exec(String(told.headers['set-cookie']))?.[1]
  if (!token) throw new Error(`Customer ${number} could not register: ${told.status} ${told.body}`)
  const { rows } = await db.query<{ id: string }>('select id from customers where email = $1', [email])
  const [{ id } = { id: '' }] = rows
  const { key } = await storePurchase(db, { email, customerId: id })
  // With the sign of orders that nobody paid, which the audit of a shop leaves out.
  await db.query('update orders set number = $1 where email = $2', [`T-${secret('order')}`, email])
  await db.query('update licences set key = $1 where key = $2', [secret('key'), key])
  return { number, id, email, mark: secret('mark'), coupon: secret('coupon'), token }
}
