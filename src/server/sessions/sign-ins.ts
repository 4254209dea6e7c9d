import { type Database, database } from '../runtime/database'

/** `at` in ms. */
export type SignInView = { id: string; device: string | null; at: number }

const KEPT = 20
const SHOWN = 10

/** Only the latest are kept. */
export async function rememberSignIn(
  tx: Database,
  customerId: string,
  device: string | null | undefined,
): Promise<void> {
  await tx.query('insert into sign_ins (customer_id, device) values ($1, $2)', [customerId, device ?? null])
  await tx.query(
    `delete from sign_ins where customer_id = $1 and id not in
       (select id from sign_ins where customer_id = $1 order by created_at desc limit ${KEPT})`,
    [customerId],
  )
}

/** The last ten, the latest first. */
export async function signInsOf(customerId: string): Promise<SignInView[]> {
  const rows = await database.query<{ id: string; device: string | null; created_at: Date }>(
    `select id, device, created_at from sign_ins where customer_id = $1 order by created_at desc, id limit ${SHOWN}`,
    [customerId],
  )
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.getTime() }))
}
