import { expect, test } from '../support/journey-test'
import { privateShop } from '../support/private-shop'
import { type ShopProcess, startShop } from '../support/shop-process'

/** What is done once and not again: a database is made, migrated and seeded, a login made, pages built. */
const ONCE = /Making a private Postgres|Migrating the database|Seeding|First staff login|Building the pages/

test('the shop starts from nothing, ends on Ctrl-C, starts again after kill -9 and outlives its terminal', async () => {
  const own = privateShop()
  const start = () => startShop(own.settings)
  try {
    const fresh = await start()
    await answers(fresh)
    expect(fresh.output()).toMatch(/First staff login, shown this once.*: \S+ \/ \S+/)
    expect(await fresh.stop()).toBe(0)
    expect(fresh.output().split('Stopping')[1], 'ending in good order warns of nothing').not.toContain(
      '"level"',
    )
    await expect(fetch(`${fresh.origin}/healthz`)).rejects.toThrow()

    const warm = await start()
    await answers(warm)
    expect(warm.output(), 'a warm start does nothing twice').not.toMatch(ONCE)
    await warm.kill()

    const after = await start()
    await answers(after)
    after.hangUp()
    expect(await after.stop(), 'a shop whose terminal is gone ends when it is told').toBe(0)
  } finally {
    await own.remove()
  }
})

async function answers({ origin }: ShopProcess): Promise<void> {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
    ready: true,
    ruleBook: { problems: [] },
  })
  const home = await fetch(`${origin}/`)
  expect(home.status).toBe(200)
  expect(home.headers.get('content-type')).toContain('text/html')
}
