import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { writeMigrationIndex } from 'payload'
import { migrationNames } from './migration-names'
import { ROOT } from './paths'

const NAME = /^(\d{8})_(\d{6})_/

/** `{time}_{name}`, behind all that are known: also behind those whose times lie ahead of this machine's clock. */
export function nextMigration(name: string, at: Date, known: readonly string[]): string {
  const now = Number(at.toISOString().replaceAll(/\D/g, '').slice(0, 14))
  const time = String(Math.max(now, timeOf(known.at(-1)) + 1))
  return `${time.slice(0, 8)}_${time.slice(8)}_${name.replaceAll(/\W+/g, '_')}`
}

function timeOf(migration = ''): number {
  const [, day = '', time = ''] = NAME.exec(migration) ?? []
  return Number(day + time)
}

/**
 * Renames what was made since `known` so that it comes last, as `nextMigration` would name it: Payload takes the time
 * of this machine, and compares the next change of a table with the snapshot that comes last.
 */
export function putLast(known: readonly string[], folder = path.join(ROOT, 'migrations')): void {
  for (const made of migrationNames(folder).filter(name => !known.includes(name))) {
    const name = nextMigration(made.replace(NAME, ''), new Date(), known)
    for (const kind of ['ts', 'json']) rename(path.join(folder, `${made}.${kind}`), `${name}.${kind}`)
    process.stdout.write(`Wrote migrations/${name}.ts: read it, then npm run migrate.\n`)
  }
  writeMigrationIndex({ migrationsDir: folder })
}

function rename(file: string, name: string): void {
  if (existsSync(file)) renameSync(file, path.join(path.dirname(file), name))
}
