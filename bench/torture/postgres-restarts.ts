import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openEnvironment } from '../../scripts/shop/environment'
import { freePort } from '../../scripts/shop/free-port'
import { urlOf } from '../../scripts/shop/kept-database'
import { serverOf } from '../../scripts/shop/postgres-process'
import { settingsFor } from '../../tests/support/payers'
import { type PrivateShop, privateShop } from '../../tests/support/private-shop'
import { onDatabase } from '../../tests/support/shop-copy'
import { type ShopProcess, startShop } from '../../tests/support/shop-process'
import { audited } from './audited'
import { goToPay, place, wish } from './buyer'
import { startPayers } from './shops-and-payers'
import { type Given, none, type Row, type Torture } from './torture'
import { until } from './until'

const PATIENCE_MS = 180_000

export const torture: Torture = {
  does: 'kills Postgres (SIGKILL) again and again while people buy from two processes',
  minutes: 15,
  run: async given => {
    const admin = await openEnvironment()
    const own = privateShop()
    const shops: ShopProcess[] = []
    const payersAt = urlOf(admin.url, `payers_${randomBytes(6).toString('hex')}`)
    const name = new URL(payersAt).pathname.slice(1)
    await onDatabase(admin.url, db => db.query(`create database "${name}"`))
    const ports = [await freePort(), await freePort()]
    const payers = await startPayers(payersAt, ports[0] ?? 0)
    try {
      for (const PORT of ports)
        shops.push(
          await startShop({
            ...own.settings,
            ...settingsFor(payers.origin),
            PORT: String(PORT),
            TRUST_PROXY: '1',
          }),
        )
      return await sellAndKill({ own, shops, origin: payers.origin }, given)
    } finally {
      await Promise.all(shops.map(shop => shop.kill()))
      payers.end()
      await own.remove()
      await onDatabase(admin.url, db => db.query(`drop database if exists "${name}" with (force)`))
      await admin.stop()
    }
  },
}

type Selling = { own: PrivateShop; shops: ShopProcess[]; origin: string }
/** What a buyer was told: the order's number, and whether the payer took the money. */
type Told = { number: string; isPaid: boolean }

async function sellAndKill({ own, shops, origin }: Selling, { isShort }: Given): Promise<Row[]> {
  const [kills, buyers, apart] = isShort ? [2, 2, 2_000] : [10, 4, 6_000]
  const told: Told[] = []
  const closing = new AbortController()
  const buying = Array.from({ length: buyers }, (_, buyer) =>
    keepBuying({ shops, origin, told, buyer }, closing.signal),
  )
  let back = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(apart)
    const killed = serverOf(own.folders)?.pid
    if (killed === undefined) throw new Error('There is no Postgres to kill')
    process.kill(killed, 'SIGKILL')
    const isBack = await until(
      async () => serverOf(own.folders)?.pid !== killed && (await isReady(shops)),
      PATIENCE_MS,
    )
    if (isBack !== undefined) back += 1
  }
  closing.abort()
  await Promise.all(buying)
  const paid = told.filter(({ isPaid }) => isPaid)
  const whole = await until(async () => (await missing(own, paid)) === 0, PATIENCE_MS)
  const stored = await onDatabase(own.database(), db =>
    db.query('select 1 from orders where number = any($1)', [told.map(({ number }) => number)]),
  )
  return [
    none(`restarts of Postgres after which the shops did not serve again`, kills - back, kills),
    none(
      'orders that their buyer was told of and that are not stored',
      told.length - stored.rows.length,
      told.length,
    ),
    none('payments taken that brought not one licence and one letter', await missing(own, paid), paid.length),
    {
      what: 'whole again after the last restart',
      figure: whole === undefined ? 'never' : `${(whole / 1000).toFixed(1)} s`,
      holds: whole !== undefined,
    },
    ...(await onDatabase(own.database(), db => audited(db, 'them'))),
  ]
}

async function isReady(shops: ShopProcess[]): Promise<boolean> {
  const answers = await Promise.all(
    shops.map(({ origin }) => fetch(`${origin}/readyz`).catch(() => undefined)),
  )
  return answers.every(answer => answer?.status === 200)
}

type Buying = Pick<Selling, 'shops' | 'origin'> & { told: Told[]; buyer: number }

/** What fails is what a person would see as a failure; the next purchase is another one. */
async function keepBuying({ shops, origin, told, buyer }: Buying, until: AbortSignal): Promise<void> {
  for (let turn = 0; !until.aborted; turn += 1) {
    const shop = shops[(buyer + turn) % shops.length]
    if (shop) await buyOnce(shop, { origin, told, network: buyer * 1_000 + turn }).catch(() => pause(100))
  }
}

async function buyOnce(
  shop: ShopProcess,
  { origin, told, network }: { origin: string; told: Told[]; network: number },
): Promise<void> {
  const placed = await place(shop, wish(network))
  const order: Told = { number: placed.number, isPaid: false }
  told.push(order)
  const { pathname } = await goToPay(shop, placed, 'stripe')
  const paid = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242424242424242' }),
    redirect: 'manual',
  })
  order.isPaid = paid.status === 303
}

async function missing(own: PrivateShop, paid: Told[]): Promise<number> {
  const { rows } = await onDatabase(own.database(), db =>
    db.query(
      `select 1 from orders o where number = any($1) and o.state = 'paid'
         and (select count(*) from licences c join order_lines l on l.id = c.order_line_id where l.order_id = o.id) = 1
         and (select count(*) from emails m where m.reason = 'licences:' || o.id) = 1`,
      [paid.map(({ number }) => number)],
    ),
  )
  return paid.length - rows.length
}
