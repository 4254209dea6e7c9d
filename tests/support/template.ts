import { spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { hashOf } from '../../scripts/shop/files-hash'
import { ROOT } from '../../scripts/shop/paths'

const MAKING = 727_001 // the advisory lock under which one run at a time makes the template

/** The staff login of every test database. */
export const TEST_STAFF = { email: 'admin@tidemark.localhost', password: 'a-password-for-tests-only' }

/** Named after what it is made of, so that it is made again only when that changes. */
export const templateName = (): string =>
  `template_${hashOf('migrations', 'seed', 'src/collections', 'src/pricing/rows', 'tests/support/template.ts').slice(0, 16)}`

/** Makes the migrated and seeded database that tests copy, unless it is there. */
export async function makeTemplate(admin: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MAKING])
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'template\\_%'`,
    )
    if (rows.some(({ datname }) => datname === name)) return
    for (const { datname } of rows)
      await client.query(`drop database if exists "${datname}"`).catch(() => undefined)
    await client.query(`drop database if exists "${name}_unfinished" with (force)`)
    await client.query(`create database "${name}_unfinished"`)
    prepareDatabase(urlOf(admin, `${name}_unfinished`))
    await client.query(`alter database "${name}_unfinished" rename to "${name}"`)
  } finally {
    await client.end()
  }
}

function prepareDatabase(url: string): void {
  const script = path.join(ROOT, 'scripts/prepare.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: url,
      NODE_ENV: 'test',
      ADMIN_EMAIL: TEST_STAFF.email,
      ADMIN_PASSWORD: TEST_STAFF.password,
    },
  })
  if (status !== 0) throw new Error(`The database of the tests could not be made:\n${stderr}`)
}

/** The same server, another database. */
export function urlOf(admin: string, name: string): string {
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}
