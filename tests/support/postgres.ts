import type { TestProject } from 'vitest/node'
import { openEnvironment } from '../../scripts/shop/environment'
import { onDatabase } from './shop-copy'
import { makeTemplate, templateName } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** `salts`: of the passwords that it brings. */
    template: { admin: string; name: string; salts: string[]; env: Record<string, string> }
  }
}

/** Before the integration tests: a migrated and seeded database of which every test file gets a copy. */
export default async function setup(project: TestProject) {
  const postgres = await openEnvironment()
  const name = templateName()
  const made = await makeTemplate(postgres.url, name)
  const { rows } = await onDatabase(made, db => db.query<{ salt: string }>('select salt from users'))
  const { PAYLOAD_SECRET = '', SANDBOX_SECRET = '' } = process.env
  const salts = rows.map(({ salt }) => salt)
  project.provide('template', { admin: postgres.url, name, salts, env: { PAYLOAD_SECRET, SANDBOX_SECRET } })
  return postgres.stop
}
