import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { down, up } from '../../migrations/20261129_230000_profiles_screen'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()

const migrate = (name: string, step: typeof up) =>
  payload.db.migrate({
    migrations: [{ name, up: args => step(args as MigrateUpArgs), down: async () => {} }],
  })

const shownFirst = async () =>
  (
    await db.query<{ shows: string }>(
      `select s.shows::text from guides_steps s join guides g on g.id = s._parent_id
       where g.route = 'netflix_downloader' and s._locale = 'de' order by s._order limit 1`,
    )
  ).rows[0]?.shows

test('a step that shows profiles shows the sign-in again where the shop goes back, and may be changed later', async () => {
  expect(await shownFirst()).toBe('profiles')
  await migrate('29990101_000001_down', down)
  expect(await shownFirst()).toBe('account')
  await migrate('29990101_000002_up', up)
  await db.query(`update guides_steps set shows = 'profiles' where shows = 'account'`)
  expect(await shownFirst()).toBe('profiles')
})
