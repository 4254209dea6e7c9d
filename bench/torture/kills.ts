import { type Mailbox, openMailbox } from '../../tests/support/mailbox'
import { randomFrom } from '../random'
import { audited } from './audited'
import { openDatabaseWay } from './kill/database-way'
import { openPayerWay } from './kill/payer-way'
import { POINTS, type Point } from './kill/points'
import { buy, type Case, isOpen, letRenew, payTooLate } from './kill/stories'
import { openTrap, type Trap } from './kill/trap'
import { differing } from './ledgers'
import { type Tortured, withShopsAndPayers } from './shops-and-payers'
import { type Given, none, type Row, type Torture } from './torture'
import { until } from './until'

const WHOLE_MS = 60_000
/** Kills one upon the other, each while the shop still mends the ones before; then it is let be until all is whole. */
const VOLLEY = 20
/** After that nobody looks any more. */
const LOST_MS = 180_000

export const torture: Torture = {
  does: 'kills a shop process (SIGKILL) at each of its commits and each call of a payer, seen on the wire, and starts it again',
  minutes: 60,
  run: async given => {
    const mailbox = await openMailbox()
    const shops: Tortured['shops'] = []
    const trap = openTrap(shop => void shops[shop]?.kill())
    const ways = new Map<number, Promise<Record<string, string>>>()
    const through = (straight: { database: string; payers: string }, shop: number) => {
      const way = ways.get(shop) ?? openWays(straight, shop, trap)
      ways.set(shop, way)
      return way
    }
    return withShopsAndPayers({ settings: { SMTP_URL: mailbox.url }, through, shops }, tortured =>
      killAll(tortured, { ...given, trap, mailbox }),
    ).finally(() => mailbox.close())
  },
}

async function openWays(
  { database, payers }: { database: string; payers: string },
  shop: number,
  trap: Trap,
) {
  return {
    DATABASE_URL: await openDatabaseWay(database, shop, trap),
    STRIPE_API_URL: await openPayerWay(payers, shop, trap),
  }
}

/** One that died, over what, and how long it took until all was whole (ms); undefined where it never was. */
type Killed = { point: Point; over: Case; took: number | undefined }

async function killAll(
  tortured: Tortured,
  { seed, isShort, trap, mailbox }: Given & { trap: Trap; mailbox: Mailbox },
): Promise<Row[]> {
  const random = randomFrom(seed)
  const points = isShort
    ? [2, 5, 9, 13].flatMap(index => POINTS[index] ?? [])
    : Array.from({ length: 200 }, (_, index) => POINTS[index % POINTS.length] ?? random.pick(POINTS))
  const begun = await beginAll(tortured, points.filter(({ story }) => story === 'renewal').length)
  const killed: Killed[] = []
  const waits: number[] = []
  while (killed.length < points.length) {
    const volley = points.slice(killed.length, killed.length + VOLLEY)
    const watched: Promise<Killed>[] = []
    for (const point of volley) watched.push((await killOnce(tortured, trap, point, begun)).watching)
    const last = Date.now()
    killed.push(...(await Promise.all(watched)))
    waits.push(Date.now() - last)
    if (!isShort) console.log(`  ${killed.length} kills`)
  }
  return rowsOf(tortured, killed, { mailbox, isShort, slowest: Math.max(...waits) })
}

async function beginAll(tortured: Tortured, count: number): Promise<Case[]> {
  const begun: Case[] = []
  while (begun.length < count) begun.push(await buy(tortured, 'renewal'))
  const areActive = async () => {
    const { rows } = await tortured.db.query(`select 1 from subscriptions where state = 'active'`)
    return rows.length >= count
  }
  if ((await until(areActive)) === undefined) throw new Error('The subscriptions never began')
  return begun
}

/** Kills a shop, starts another one in its place, and goes on looking at what it died over. */
async function killOnce(
  tortured: Tortured,
  trap: Trap,
  point: Point,
  begun: Case[],
): Promise<{ watching: Promise<Killed> }> {
  const dying = trap.set(point)
  const story = tell(tortured, point, begun)
  const shop = await Promise.race([dying, lateAfter(LOST_MS)])
  if (shop === undefined) throw new Error(`No shop came to the point ${point.name}`)
  const watching = watch(tortured, { point, story, at: Date.now() })
  await tortured.revive(shop)
  return { watching }
}

const lateAfter = (ms: number) =>
  new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), ms).unref())

function tell(tortured: Tortured, { story }: Point, begun: Case[]): Promise<Case> {
  if (story === 'purchase') return buy(tortured, story)
  if (story === 'return') return payTooLate(tortured)
  const next = begun.pop()
  if (!next) throw new Error('No subscription is left to renew')
  return letRenew(tortured, next)
}

type Watching = { point: Point; story: Promise<Case>; at: number }

async function watch(tortured: Tortured, { point, story, at }: Watching): Promise<Killed> {
  const over = await story
  const isWhole = (await until(async () => !(await isOpen(tortured, over)), LOST_MS)) !== undefined
  return { point, over, took: isWhole ? Date.now() - at : undefined }
}

/** `slowest`: how long it took after the last kill of a volley until all was whole, in ms. */
type Looking = { mailbox: Mailbox; isShort: boolean; slowest: number }

async function rowsOf(
  { db }: Tortured,
  killed: Killed[],
  { mailbox, isShort, slowest }: Looking,
): Promise<Row[]> {
  const names = new Set(killed.map(({ point }) => point.name))
  const took = killed.flatMap(each => each.took ?? [])
  const [longest] = killed.toSorted((a, b) => (b.took ?? LOST_MS) - (a.took ?? LOST_MS))
  for (const { point, over } of killed.filter(each => each.took === undefined))
    console.log(`  lost: ${point.name}, order ${over.number}`)
  const { rows } = await db.query<{ number: string }>(DOUBLED)
  for (const { number } of rows) console.log(`  doubled: order ${number}`)
  const ids = mailbox.emails.map(({ to, messageId }) => `${JSON.stringify(to)} ${messageId}`)
  return [
    none(
      `SIGKILLs at ${names.size} named points: purchases, renewals and refunds lost`,
      killed.length - took.length,
      killed.length,
    ),
    none('of them done twice: licences, charges, refunds, letters', rows.length, killed.length),
    none('orders of which payers and shop say different things', await differing(db), killed.length),
    {
      what: 'letters that came twice, under one Message-ID (their sender died after the mail server’s yes)',
      figure: `${ids.length - new Set(ids).size} of ${ids.length}`,
      holds: true,
    },
    {
      what: `whole again after the last of up to ${VOLLEY} kills, the slowest`,
      figure: `${(slowest / 1000).toFixed(1)} s`,
      must: isShort ? '' : `< ${WHOLE_MS / 1000} s`,
      holds: isShort || slowest < WHOLE_MS,
    },
    {
      what: 'after one of them, while others are killed, the slowest',
      figure: `${(Math.max(...took) / 1000).toFixed(1)} s (${longest?.point.name})`,
      holds: true,
    },
    ...(await audited(db, 'them')),
  ]
}

/** More than one licence for what was sold once, more than one charge or refund at the payer, more than one letter of a kind. */
const DOUBLED = `
  select o.number from orders o join order_lines l on l.order_id = o.id join licences c on c.order_line_id = l.id
    group by o.number having count(*) > 1
  union all
  select body #>> '{metadata,order}' from stand_in.objects where kind = 'charge' group by 1 having count(*) > 1
  union all
  select body ->> 'payment_intent' from stand_in.objects where kind = 'refund' group by 1 having count(*) > 1
  union all
  select "to" from emails where kind <> 'alarm' group by "to", kind, subject having count(*) > 1`
