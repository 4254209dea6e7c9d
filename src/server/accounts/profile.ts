import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'
import { type Customer, customerColumns, oneCustomer } from '../sessions/customer'

export type ProfileChange = { username?: string; locale?: Locale; marketing?: boolean }

/** Stores only the given fields; an empty name removes it. */
export async function updateProfile(id: string, change: ProfileChange): Promise<Customer | null> {
  return oneCustomer(
    database,
    `update customers c set username = nullif(coalesce($2, c.username), ''), locale = coalesce($3, c.locale),
       marketing = coalesce($4, c.marketing), updated_at = now()
     where c.id = $1 returning ${customerColumns('c')}`,
    [id, change.username ?? null, change.locale ?? null, change.marketing ?? null],
  )
}

/** The customer as `user_info` shows it (API, order). */
export const profileOf = ({ username, email, createdAt, locale, marketing }: Customer) => ({
  username: username ?? '',
  email,
  created_at: new Date(createdAt).toISOString(),
  locale,
  marketing,
})
