import { randomBytes } from 'node:crypto'
import { database } from '@/server/runtime/database'
import { openCms } from './cms'

/** Whether nobody can sign in to the admin yet. */
export async function hasNoStaff(): Promise<boolean> {
  const [staff] = await database.query('select 1 from users limit 1')
  return staff === undefined
}

/** The first staff login: from ADMIN_EMAIL and ADMIN_PASSWORD, else a password made up now. */
export function firstStaffLogin(): { email: string; password: string } {
  process.env.ADMIN_EMAIL ??= 'admin@tidemark.localhost'
  process.env.ADMIN_PASSWORD ??= randomBytes(12).toString('base64url')
  return { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
}

/** Makes the first staff member where there is none. */
export async function makeFirstStaff(): Promise<void> {
  if (!(await hasNoStaff())) return
  const payload = await openCms()
  await payload.create({ collection: 'users', data: { ...firstStaffLogin(), role: 'admin' } })
}
