import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CatalogueChange, parseChange } from './change'

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Where the data files lie: below the migrations, whose own `.json` files are Payload's pictures of the schema. */
export const dataFile = (name: string, migrations = MIGRATIONS): string =>
  path.join(migrations, 'catalogue', `${name}.json`)

/** What the migration of this name does to the catalogue. */
export const readChange = (name: string, migrations = MIGRATIONS): CatalogueChange =>
  parseChange(readFileSync(dataFile(name, migrations), 'utf8'))

/** Names of the migrations of the catalogue, in the order in which they are applied. */
export const changeNames = (migrations = MIGRATIONS): string[] =>
  readdirSync(path.join(migrations, 'catalogue'))
    .flatMap(file => (file.endsWith('.json') ? [path.basename(file, '.json')] : []))
    .sort()

/** All changes of the catalogue, in their order. */
export const readChain = (migrations = MIGRATIONS): CatalogueChange[] =>
  changeNames(migrations).map(name => readChange(name, migrations))
