import { cookies } from 'next/headers'
import { cache } from 'react'
import { database } from '../database'
import { TOKEN_COOKIE } from '../visit'
import type { Customer } from './customer'
import { customerOfToken } from './session'

/** Who sent this request, by its token cookie; null for a guest. Looked up once per request. */
export const currentCustomer = cache(async (): Promise<Customer | null> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value
  return token ? customerOfToken(database, { token, kind: 'session' }) : null
})
