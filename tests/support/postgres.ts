import { pbkdf2Sync } from 'node:crypto'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEnvironment } from '../../scripts/shop/environment'
import { dropLeft } from './own-name'
import { onDatabase } from './shop-copy'
import { makeTemplate, TEST_STAFF, templateName } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** `staffHash`: of the password of its staff, with one round. */
    template: { admin: string; name: string; staffHash: string; env: Record<string, string> }
  }
}

/** Before the integration tests: a migrated and seeded database of which every test file gets a copy. */
export default async function setup(project: TestProject) {
  const postgres = await openEnvironment()
  const name = templateName()
  await onDatabase(postgres.url, dropLeft)
  const made = await makeTemplate(postgres.url, name)
  const staffHash = await onDatabase(made, quickHash)
  const { PAYLOAD_SECRET = '', SANDBOX_SECRET = '', VAPID_PRIVATE_KEY = '' } = process.env
  project.provide('template', {
    admin: postgres.url,
    name,
    staffHash,
    env: { PAYLOAD_SECRET, SANDBOX_SECRET, VAPID_PRIVATE_KEY },
  })
  return postgres.stop
}

/** As Payload would store it, but for the rounds (quick-hashes.ts). */
async function quickHash(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ salt: string }>('select salt from users')
  const key = pbkdf2Sync(TEST_STAFF.password, rows[0]?.salt ?? '', 1, 32, 'sha256')
  return `pbkdf2-sha256-v1:${key.toString('hex')}`
}
