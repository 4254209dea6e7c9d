import type { Client } from 'pg'
import type { Question } from './alike'
import { TEST_STAFF } from './template'

/** What a stranger may ask about an address of the staff; what that costs is tested in server/staff/sign-in.test.ts. */
export const STAFF_QUESTIONS: Question<'cms'>[] = [
  {
    name: 'staff login',
    base: 'cms',
    path: '/users/login',
    method: 'POST',
    input: { password: 'not-the-password-of-it' },
  },
  { name: 'staff resetpw', base: 'cms', path: '/users/forgot-password', method: 'POST', input: {} },
]

/** Asks the admin's API in this process, each time from a network of its own; so many known addresses are of the staff. */
export async function openStaffAlike(db: Pick<Client, 'query'>, people: number) {
  await db.query(
    `insert into users (email, role, hash, salt) select 'known' || number || '@example.com', role, hash, salt
     from users, generate_series(1, $1::int) number where email = $2`,
    [people, TEST_STAFF.email],
  )
  const { askStaffApi } = await import('./staff-calls')
  let network = 0
  return ({ method, path, input }: Question<'cms'>, email: string): Promise<Response> => {
    network += 1
    return askStaffApi(method, path, { ...input, email }, { ip: `2001:db8:1:${network.toString(16)}::1` })
  }
}
