import type { Database } from '../runtime/database'

/** An account (SPEC 6). Instants in ms. */
export type Customer = {
  id: string
  email: string
  username: string | null
  locale: string
  marketing: boolean
  confirmedAt: number | null
  createdAt: number
}

type CustomerRow = {
  id: string
  email: string
  username: string | null
  locale: string | null
  marketing: boolean | null
  confirmed_at: Date | null
  created_at: Date
}

const COLUMNS = ['id', 'email', 'username', 'locale', 'marketing', 'confirmed_at', 'created_at']

/** What `oneCustomer` reads, for a query that calls the table of customers `alias`. */
export const customerColumns = (alias: string): string => COLUMNS.map(name => `${alias}.${name}`).join(', ')

const customerOf = (row: CustomerRow): Customer => ({
  id: row.id,
  email: row.email,
  username: row.username,
  locale: row.locale ?? 'en',
  marketing: row.marketing ?? false,
  confirmedAt: row.confirmed_at?.getTime() ?? null,
  createdAt: row.created_at.getTime(),
})

/** The query must select `customerColumns`. */
export async function oneCustomer(db: Database, text: string, values: unknown[]): Promise<Customer | null> {
  const [row] = await db.query<CustomerRow>(text, values)
  return row ? customerOf(row) : null
}

/** The spelling under which an address is stored. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** The customer who proved to own an address; purchases under it are theirs. */
export const confirmedCustomer = (db: Database, email: string): Promise<Customer | null> =>
  oneCustomer(
    db,
    `select ${customerColumns('c')} from customers c where lower(c.email) = $1 and c.confirmed_at is not null`,
    [normalEmail(email)],
  )
