import { openEnvironment } from './shop/environment'
import { makeFirstStaff } from './shop/first-staff'
import { migrate } from './shop/migrations'
import { runCommand } from './shop/prepare'
import { say } from './shop/say'
import { isSeedNew } from './shop/seed-state'
import { seed } from './shop/seeding'

// Migrates, seeds and makes the first staff login, whatever of these is missing.
await runCommand(openEnvironment, async () => {
  await migrate()
  if (await isSeedNew()) {
    say('Seeding the texts …')
    await seed()
  }
  await makeFirstStaff()
})
