import { expect, test } from '../support/journey-test'
import { onDatabase, startShopCopy } from '../support/shop-copy'

const WAITING = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

test('told to end, the shop answers all that is in flight, lets nobody in, and ends with code 0', async () => {
  const admin = process.env.SHOP_DATABASE_URL ?? ''
  const shop = await startShopCopy(admin)
  // All that an article needs is loaded: the shop gives what is in flight ten seconds, whatever the machine.
  expect((await fetch(`${shop.origin}/article/101`)).status).toBe(200)
  await onDatabase(shop.database, async db => {
    await db.query('begin; lock table articles in access exclusive mode')
    const slow = Array.from({ length: 10 }, (_, number) => fetch(`${shop.origin}/article/${102 + number}`))
    await onDatabase(shop.database, other =>
      expect.poll(async () => (await other.query(WAITING)).rows[0].count).toBeGreaterThan(0),
    )
    const ended = shop.terminate()
    await expect
      .poll(() =>
        fetch(`${shop.origin}/readyz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200)
    await db.query('commit')
    const told = await Promise.all(slow.map(async asked => (await (await asked).text()).includes('</html>')))
    expect(told).toEqual(slow.map(() => true))
    expect(await ended).toBe(0)
  })
  await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow()
  const name = new URL(shop.database).pathname.slice(1)
  await onDatabase(admin, db => db.query(`drop database if exists "${name}" with (force)`))
})
