import { randomBytes } from 'node:crypto'
import { database } from '@/server/runtime/database'
import { openCms } from './cms'
import { say } from './say'

export type StaffLogin = { email: string; password: string }

export async function hasNoStaff(): Promise<boolean> {
  const [staff] = await database.query('select 1 from users limit 1')
  return staff === undefined
}

export function firstStaffLogin(): StaffLogin {
  process.env.ADMIN_EMAIL ??= 'admin@tidemark.localhost'
  process.env.ADMIN_PASSWORD ??= randomBytes(12).toString('base64url')
  return { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
}

export async function makeFirstStaff(): Promise<StaffLogin | undefined> {
  if (!(await hasNoStaff())) return undefined
  const [payload, login] = [await openCms(), firstStaffLogin()]
  await payload.create({ collection: 'users', data: { ...login, role: 'admin' } })
  return login
}

/** Shown once, to whoever started it, and written nowhere. */
export function sayFirstStaff({ email, password }: StaffLogin): void {
  say(`First staff login, shown this once; change it in the admin under Staff: ${email} / ${password}`)
}
