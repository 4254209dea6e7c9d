import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { down, up } from '../../migrations/20261127_100000_products_of_blocks'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()

type Chosen = { at: string; locale: string; route: string }

const stored = async (table: 'pages' | '_pages_v'): Promise<Chosen[]> => {
  const { rows } = await db.query<Chosen>(
    `select d.${table === 'pages' ? 'route' : 'version_route'} || ' ' || m.path || ' ' || m."order" as at, m.locale::text, p.route
     from ${table}_rels m join ${table} d on d.id = m.parent_id join products p on p.id = m.products_id order by 1, 2, d.id`,
  )
  return rows
}

const migrate = (name: string, step: typeof up) =>
  payload.db.migrate({
    migrations: [{ name, up: args => step(args as MigrateUpArgs), down: async () => {} }],
  })

const one = async (text: string): Promise<Record<string, unknown>> => (await db.query(text)).rows[0] ?? {}

test('the routes that blocks named become products, of pages and of their drafts, in their order; back too', async () => {
  const { id } = await one(`select p.id from pages p join pages_rels m on m.parent_id = p.id limit 1`)
  await payload.update({ collection: 'pages', id: String(id), draft: true, data: { title: 'Not yet' } })
  const pages = await stored('pages')
  const versions = await stored('_pages_v')
  expect([pages.length > 50, versions.length > pages.length]).toEqual([true, true])

  await migrate('29990101_000001_down', down)
  expect(await one(`select text from pages_texts where path like 'blocks.%.routes' limit 1`)).toEqual({
    text: expect.stringMatching(/^[a-z0-9_]+$/),
  })
  await db.query(
    `insert into pages_texts ("order", parent_id, path, locale, text)
     select max("order") + 1, parent_id, path, locale, 'gone_downloader' from pages_texts group by parent_id, path, locale`,
  )
  await migrate('29990101_000002_up', up)
  expect([await stored('pages'), await stored('_pages_v')]).toEqual([pages, versions])
})

test('of the products that share a route the one for Windows is chosen, by the seed and by the migration', async () => {
  const systems = `select distinct p.os::text as os from pages_rels m join products p on p.id = m.products_id
    where exists (select from products w where w.route = p.route and w.os = 'win')`
  expect((await db.query(systems)).rows).toEqual([{ os: 'win' }])
})

test('a change of them ends the stored pages', async () => {
  expect(
    await one(`select count(*)::int as triggers from pg_trigger where tgrelid = 'pages_rels'::regclass
      and tgname = 'content_changed'`),
  ).toEqual({ triggers: 1 })
})
