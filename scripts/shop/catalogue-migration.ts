import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeText } from '@seed/catalogue/change-text'
import { compareCatalogue } from '@seed/catalogue/compare'
import { dataFile, MIGRATIONS, readChain } from '@seed/catalogue/files'
import { foldChanges } from '@seed/catalogue/fold'
import { parseSeed, seedRows } from '@seed/index'
import { WrongSeed } from '@seed/problem'
import { writeMigrationIndex } from 'payload'
import { migrationNames } from './migration-names'
import { nextMigration } from './next-migration'

type Writing = { name: string; at: Date; tables?: typeof seedRows; migrations?: string }

/**
 * Writes what changed in the seed's rows since the last catalogue migration as the next one, and gives a sentence about
 * it. Throws if a row is wrong, or gone though it has to stay.
 */
export function writeCatalogueMigration({
  name,
  at,
  tables = seedRows,
  migrations = MIGRATIONS,
}: Writing): string {
  const seed = parseSeed(tables)
  if (!seed.ok) throw new WrongSeed(seed.problems)
  const change = compareCatalogue(foldChanges(readChain(migrations)), tables)
  if (Object.keys(change).length === 0) return 'Nothing changed in the catalogue since its last migration.'
  const migration = nextMigration(name, at, migrationNames(migrations))
  writeFileSync(dataFile(migration, migrations), changeText(change))
  writeFileSync(path.join(migrations, `${migration}.ts`), source(migration))
  writeMigrationIndex({ migrationsDir: migrations })
  return `Wrote migrations/${migration}.ts: read migrations/catalogue/${migration}.json, then npm run migrate.`
}

const source = (
  migration: string,
): string => `import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/${migration}.json.
export const { up, down } = catalogueMigration('${migration}')
`
