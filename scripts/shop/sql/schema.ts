import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bossWith } from '@/server/jobs/boss'
import { hashOf } from '../files-hash'
import { keepDatabase } from '../kept-database'
import { ROOT } from '../paths'

const MADE_OF = ['migrations', 'node_modules/pg-boss/package.json', 'scripts/shop/sql/schema.ts']

/** A database with every table of the shop, made by its migrations; kept until one of them changes. Gives its address. */
export const schemaDatabase = (admin: string): Promise<string> =>
  keepDatabase(admin, { kind: 'schema', name: `schema_${hashOf(...MADE_OF).slice(0, 16)}`, make: makeSchema })

/** The tables of jobs come from the library that has them, when it starts. */
async function makeSchema(url: string): Promise<void> {
  runMigrations(url)
  const boss = await bossWith({ connectionString: url, max: 1 }).start()
  await boss.stop({ graceful: false })
}

function runMigrations(url: string): void {
  const script = path.join(ROOT, 'scripts/migrate.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
  })
  if (status !== 0) throw new Error(`The migrations could not be run:\n${stderr}`)
}
