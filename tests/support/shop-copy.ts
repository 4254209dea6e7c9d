import pg from 'pg'
import { urlOf } from '../../scripts/shop/kept-database'
import { ownName } from './own-name'
import { type ShopProcess, startShop } from './shop-process'
import { expectSound } from './sound'
import { makeTemplate, templateName } from './template'

export type ShopCopy = ShopProcess & { database: string; end: () => Promise<void> }

type Copying = { change?: (db: pg.Client) => Promise<void>; settings?: Record<string, string> }

/** The production shop on a seeded database of its own, which goes with it, audited; `change` may alter the database first. */
export async function startShopCopy(
  admin: string,
  { change = async () => {}, settings = {} }: Copying = {},
): Promise<ShopCopy> {
  const template = templateName()
  await makeTemplate(admin, template)
  const name = ownName('copy')
  await onDatabase(admin, db => db.query(`create database "${name}" template "${template}"`))
  const database = urlOf(admin, name)
  await onDatabase(database, change)
  const shop = await startShop({ ...settings, DATABASE_URL: database })
  const end = async () => {
    await shop.stop()
    await onDatabase(database, expectSound).finally(() =>
      onDatabase(admin, db => db.query(`drop database if exists "${name}" with (force)`)),
    )
  }
  return { ...shop, database, end }
}

/** Runs `work` on a connection of its own. */
export async function onDatabase<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
