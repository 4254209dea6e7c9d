import type { DeclarationKind } from '@/site/declaration-choices'
import { database } from '../runtime/database'
import { normalEmail } from '../sessions/customer'
import type { Person } from './person'

/** A cancellation or withdrawal that came without signing in; `at` in ms, `order` where one was found. */
export type DeclarationRecord = {
  id: string
  number: string
  kind: DeclarationKind
  contract: string
  email: string
  order: string | null
  state: 'open' | 'done'
  at: number
}

type Row = Omit<DeclarationRecord, 'at'> & { received_at: Date }

const SHOWN = 50
const COLUMNS = `d.id, d.number, d.kind, coalesce(d.contract, '') as contract, d.email, o.number as "order", d.state,
  d.received_at from contract_declarations d left join orders o on o.id = d.order_id`

const recordOf = ({ received_at, ...row }: Row): DeclarationRecord => ({ ...row, at: received_at.getTime() })

/** Longest waiting first: the law counts from when they came. */
export async function waitingDeclarations(): Promise<DeclarationRecord[]> {
  const rows = await database.query<Row>(
    `select ${COLUMNS} where d.state = 'open' order by d.received_at, d.id limit ${SHOWN}`,
  )
  return rows.map(recordOf)
}

/** Under an address, newest first. */
export async function declarationRecords({ email }: Person): Promise<DeclarationRecord[]> {
  const rows = await database.query<Row>(
    `select ${COLUMNS} where lower(d.email) = $1 order by d.received_at desc, d.id limit ${SHOWN}`,
    [normalEmail(email)],
  )
  return rows.map(recordOf)
}
