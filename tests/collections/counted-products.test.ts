import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { keyProblem } from '@/server/interface-messages/problem'
import { down, up } from '../../migrations/20261129_220000_counted_products'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()

const migrate = (name: string, step: typeof up) =>
  payload.db.migrate({
    migrations: [{ name, up: args => step(args as MigrateUpArgs), down: async () => {} }],
  })

const keys = async () =>
  (await db.query<{ key: string }>('select key from interface_messages order by key')).rows.map(
    ({ key }) => key,
  )

test('an editor’s words for the review site go with the name of their place, and back', async () => {
  const now = [
    'review.compare.of.products',
    ...['fact', 'of', 'rule'].flatMap(part => [
      `review.scores.${part}.perProduct`,
      `review.scores.${part}.products`,
    ]),
  ]
  for (const key of now) expect(keyProblem(key)).toBeNull()
  const before = now.map(key => key.replace('perProduct', 'perService').replace('products', 'services'))
  await db.query('insert into interface_messages (key) select unnest($1::text[])', [before])

  await migrate('29990101_000001_up', up)
  expect(await keys()).toEqual(now.toSorted())
  await migrate('29990101_000002_down', down)
  expect(await keys()).toEqual(before.toSorted())
})

test('words that are written under the new name meanwhile stay', async () => {
  await db.query(`insert into interface_messages (key) values ('review.scores.of.products')`)
  await migrate('29990101_000003_up', up)
  expect(await keys()).toEqual(
    expect.arrayContaining(['review.scores.of.products', 'review.scores.of.services']),
  )
})
