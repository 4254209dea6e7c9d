import { cookies } from 'next/headers'
import { cache } from 'react'
import { ANY_MEMBER, TOKEN_COOKIE } from '../http/token-cookie'
import { database } from '../runtime/database'
import type { Customer } from './customer'
import { customerOfToken } from './session'

/**
 * The customer of this request's token cookie; null for a guest, and where a page is made for any member. Once per
 * request.
 */
export const currentCustomer = cache(async (): Promise<Customer | null> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value
  return token && token !== ANY_MEMBER ? customerOfToken(database, { token, kind: 'session' }) : null
})
