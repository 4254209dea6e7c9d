import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openEnvironment } from '../../scripts/shop/environment'
import { startShop } from './shop-process'
import { makeTemplate, templateName, urlOf } from './template'

/** The production shop on a database of its own, for the browser journeys; its address is in SHOP_URL. */
export default async function setup() {
  const postgres = await openEnvironment()
  const template = templateName()
  await makeTemplate(postgres.url, template)
  const name = `journeys_${randomBytes(6).toString('hex')}`
  await onAdmin(postgres.url, `create database "${name}" template "${template}"`)
  const url = urlOf(postgres.url, name)
  const shop = await startShop({ DATABASE_URL: url })
  Object.assign(process.env, { SHOP_URL: shop.origin, SHOP_DATABASE_URL: url })
  return async () => {
    await shop.stop()
    await onAdmin(postgres.url, `drop database if exists "${name}" with (force)`)
    await postgres.stop()
  }
}

async function onAdmin(admin: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
