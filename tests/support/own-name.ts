import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { isAlive } from '../../scripts/shop/postgres-process'

const OWN = /^(?:test|copy)_(\d+)_[0-9a-f]{12}$/

/** The name of a new database of this process, which `dropLeft` finds once the process is gone. */
export const ownName = (kind: 'test' | 'copy'): string =>
  `${kind}_${process.pid}_${randomBytes(6).toString('hex')}`

/** Drops the databases of processes that ended without doing so themselves: each is 55 MB of memory. */
export async function dropLeft(db: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await db.query<{ datname: string }>('select datname from pg_database')
  for (const { datname } of rows) {
    const pid = OWN.exec(datname)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      await db.query(`drop database if exists "${datname}" with (force)`)
  }
}
