import { parseArgs } from 'node:util'
import { fail } from './shop/exit-with'
import { makeFirstStaff, sayFirstStaff } from './shop/first-staff'
import { openWholeShop } from './shop/half-restored'
import { migrate, missingMigrations } from './shop/migrations'
import { runCommand } from './shop/prepare'
import { seed } from './shop/seeding'

const HELP = `npm run seed [-- OPTIONS]: brings the texts of the database (pages of products, articles, guides, legal texts …) to
seed/, in one transaction, and prints what it creates, changes and keeps. What an editor changed stays. What is sold and
for how much comes with npm run migrate. Where nobody can sign in to the admin yet, it makes the first login.
  --force FIELD   the seed wins over editors in this field; may be given more than once
  --dry-run       prints the same and changes nothing
  --help          prints this
`

const OPTIONS = {
  force: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

type Options = { force: readonly string[]; isDry: boolean }

async function run({ force, isDry }: Options): Promise<void> {
  if (!isDry) await migrate()
  else if ((await missingMigrations()).length > 0)
    throw new Error('The database lacks migrations, which a dry run does not apply: npm run migrate.')
  for (const line of await seed({ force, isDry })) process.stdout.write(`${line}\n`)
  const firstStaff = isDry ? undefined : await makeFirstStaff()
  if (firstStaff) sayFirstStaff(firstStaff)
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    return fail(error)
  }
}

const { help, force = [], 'dry-run': isDry } = readOptions()
if (help) process.stdout.write(HELP)
else await runCommand(openWholeShop, () => run({ force, isDry }))
