import { parseArgs } from 'node:util'
import { openEnvironment } from './shop/environment'
import { migrate } from './shop/migrations'
import { runCommand } from './shop/prepare'
import { seed } from './shop/seeding'

// `npm run seed [-- --force FIELD …]`: prints what it creates, changes and keeps, in one transaction.
await runCommand(openEnvironment, async () => {
  const { values } = parseArgs({ options: { force: { type: 'string', multiple: true, default: [] } } })
  await migrate()
  for (const line of await seed(values.force)) process.stdout.write(`${line}\n`)
})
