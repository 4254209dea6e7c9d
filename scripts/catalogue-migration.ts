import { parseArgs } from 'node:util'
import { writeCatalogueMigration } from './shop/catalogue-migration'
import { fail } from './shop/exit-with'

const HELP = `npm run catalogue:migration -- NAME: writes what changed in seed/rows and seed/catalogue.csv since the last
migration of the catalogue as a migration: migrations/TIME_NAME.ts and, to be read, migrations/catalogue/TIME_NAME.json.
It needs no database. npm run migrate applies it, once; what an editor changed meanwhile stays.
  --help  prints this
`

function readOptions() {
  try {
    return parseArgs({ options: { help: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch (error) {
    return fail(error)
  }
}

const { values, positionals } = readOptions()
const [name, ...more] = positionals
if (values.help) process.stdout.write(HELP)
else if (name === undefined || more.length > 0)
  fail(new Error('One name is needed: npm run catalogue:migration -- NAME.'))
else {
  try {
    process.stdout.write(`${writeCatalogueMigration({ name, at: new Date() })}\n`)
  } catch (error) {
    fail(error)
  }
}
