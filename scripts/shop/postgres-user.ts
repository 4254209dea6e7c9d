import { execFileSync, spawnSync } from 'node:child_process'

export type OsUser = { uid: number; gid: number }

const idOf = (flag: string, name: string) =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** Postgres refuses to run as root: then it runs as `postgres`, else as `nobody`. Undefined if we are not root. */
export function postgresUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    if (spawnSync('id', ['-u', name]).status === 0) return { uid: idOf('-u', name), gid: idOf('-g', name) }
  }
  throw new Error(
    'Postgres cannot run as root, and there is neither a user «postgres» nor «nobody»: start the shop as another user, or set DATABASE_URL.',
  )
}

/** A project below a private home is out of that user's reach. */
export const canReach = (user: OsUser | undefined, folder: string): boolean =>
  user === undefined || spawnSync('ls', ['-d', `${folder}/.`], { ...user, stdio: 'ignore' }).status === 0
