import type { TestProject } from 'vitest/node'
import { openEnvironment } from '../../scripts/shop/environment'
import { makeTemplate, templateName } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    template: { admin: string; name: string; env: Record<string, string> }
  }
}

/** Before the integration tests: a migrated and seeded database of which every test file gets a copy. */
export default async function setup(project: TestProject) {
  const postgres = await openEnvironment()
  const name = templateName()
  await makeTemplate(postgres.url, name)
  const { PAYLOAD_SECRET = '', SANDBOX_SECRET = '' } = process.env
  project.provide('template', { admin: postgres.url, name, env: { PAYLOAD_SECRET, SANDBOX_SECRET } })
  return postgres.stop
}
