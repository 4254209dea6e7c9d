import { spawnSync } from 'node:child_process'
import { compiledScript } from '../../scripts/shop/compiled-script'
import { hashOf } from '../../scripts/shop/files-hash'
import { keepDatabase } from '../../scripts/shop/kept-database'
import { ROOT } from '../../scripts/shop/paths'

/** The staff login of every test database. */
export const TEST_STAFF = { email: 'admin@tidemark.localhost', password: 'a-password-for-tests-only' }

/** Named after what it is made of, so that it is made again only when that changes. */
export const templateName = (): string =>
  `template_${hashOf('migrations', 'seed', 'src/collections', 'src/pricing/rows', 'tests/support/template.ts').slice(0, 16)}`

/** Makes the migrated and seeded database that tests copy, unless it is there. */
export const makeTemplate = (admin: string, name: string): Promise<string> =>
  keepDatabase(admin, { kind: 'template', name, make: prepareDatabase })

function prepareDatabase(url: string): void {
  const { status, stderr } = spawnSync(process.execPath, [compiledScript('prepare')], {
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
