import path from 'node:path'
import { openEnvironment } from './shop/environment'
import { exitWith } from './shop/exit-with'
import { ROOT } from './shop/paths'
import { say } from './shop/say'
import { checkStatements } from './shop/sql/check'
import { schemaDatabase } from './shop/sql/schema'
import { UNKNOWN } from './shop/sql/unknown'

/** Folders whose statements on a `Database` are compared with the tables that the migrations make. */
const FOLDERS = ['src/', 'scripts/', 'seed/']

// Part of `npm run check`: what SQL says of tables, and types of its rows, against the schema (decision 049).
async function run(): Promise<number> {
  const postgres = await openEnvironment()
  try {
    const url = await schemaDatabase(postgres.url)
    const checked = { config: path.join(ROOT, 'tsconfig.json'), root: ROOT, folders: FOLDERS }
    const { statements, problems } = await checkStatements(
      { ...checked, unknown: new Set(Object.keys(UNKNOWN)) },
      url,
    )
    for (const problem of problems) say(problem)
    if (problems.length > 0)
      say(
        `${problems.length} of them do not fit the tables: mend the statement or its type («A statement» in README.md says how one writes it).`,
      )
    else say(`${statements} statements fit the tables.`)
    return problems.length > 0 ? 1 : 0
  } finally {
    await postgres.stop()
  }
}

exitWith(run())
