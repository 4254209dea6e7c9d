import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DATA, ROOT } from './paths'
import { copyBinaries, packagedPostgres } from './postgres-binaries'
import { canReach, type OsUser, postgresUser } from './postgres-user'

export type PostgresFolders = { user: OsUser | undefined; bin: string; data: string }

/** `.data` if the database's user can reach it, else a folder of its own, named after the project's path. */
export function findFolders(folder = DATA): PostgresFolders {
  const user = postgresUser()
  const native = packagedPostgres()
  mkdirSync(folder, { recursive: true })
  if (canReach(user, native) && canReach(user, folder)) {
    return { user, bin: path.join(native, 'bin'), data: ownFolder(path.join(folder, 'postgres'), user) }
  }
  const home = ownFolder(
    `/var/tmp/tidemark-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
    user,
  )
  const version = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, 8)
  const bin = path.join(copyBinaries(native, path.join(home, `bin-${version}`)), 'bin')
  return { user, bin, data: ownFolder(path.join(home, 'data'), user) }
}

function ownFolder(folder: string, user: OsUser | undefined): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}
