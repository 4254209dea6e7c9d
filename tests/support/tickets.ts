import type { Customer } from '@/server/accounts'
import { type Calls, typed } from './calls'

/** A new account of a shop. */
export async function someCustomer(
  shop: Calls,
  email: string,
  locale = 'en',
): Promise<Customer & { token: string }> {
  const { customerOfToken } = await import('@/server/accounts')
  const { database } = await import('@/server/database')
  const input = { email, password: typed('correct-horse-1'), locale }
  const { jar } = await shop.ask({ a: 'register', input, ip: email })
  const token = jar.token ?? ''
  const found = await customerOfToken(database, { token, kind: 'session' })
  if (!found) throw new Error('nobody is signed in')
  return { ...found, token }
}

/** The smallest PNG: one transparent pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
