import { Agent } from 'node:http'
import { ask } from '../../tests/support/ask'
import { standInSecrets } from '../../tests/support/payers'
import type { Front } from '../../tests/support/stand-in/ledger'
import { signed } from '../../tests/support/stand-in/webhooks'
import { quantile } from '../report'
import { age } from './age'
import { audited } from './audited'
import { type Bought, buyAll, pay } from './bought'
import { type Tortured, withShopsAndPayers } from './shops-and-payers'
import { type Given, none, type Row, type Torture } from './torture'
import { until } from './until'

const MONTH_MS = 31 * 86_400_000
const SLOWEST_MS = 1_000

export const torture: Torture = {
  does: 'tells every event of a payer many times at once, to both processes',
  minutes: 15,
  run: given => withShopsAndPayers({}, tortured => tellAll(tortured, given)),
}

type Answered = { type: string; status: number; ms: number }

async function tellAll(tortured: Tortured, { isShort }: Given): Promise<Row[]> {
  const [rounds, copies] = isShort ? [2, 40] : [20, 200]
  const { standIn, db } = tortured
  await standIn.switches({ drop: true })
  const answers: Answered[] = []
  const tell = async () => {
    answers.push(...(await tellNews(tortured, copies)))
    await allApplied(tortured)
  }
  const sold = await buyAll(tortured, 'stripe', rounds)
  const byPaddle = await buyAll(tortured, 'paddle', rounds)
  const renewing = await buyAll(tortured, 'stripe', rounds, true)
  await pay(tortured, [...sold, ...byPaddle], 'declined')
  await tell()
  await pay(tortured, [...sold, ...byPaddle, ...renewing], 'good')
  await tell()
  await dispute(tortured, sold, 'dispute')
  await tell()
  await dispute(tortured, sold, 'win')
  await tell()
  const asSold = await wrongly(tortured, sold, SOLD)
  const asPaid = await wrongly(tortured, byPaddle, PAID)
  for (const each of sold) await refund(tortured, each, { amount: '1000' })
  await tell()
  for (const each of sold) await refund(tortured, each)
  for (const each of byPaddle) await refund(tortured, each)
  await tell()
  await Promise.all(byPaddle.map(({ session }) => standIn.act('paddle', 'approve', session)))
  await tell()
  await renew(tortured, renewing)
  await tell()
  const types = new Set(answers.map(({ type }) => type))
  const p99 = quantile(
    answers.map(({ ms }) => ms),
    0.99,
  )
  return [
    {
      what: `the same event × ${copies} at once on both processes, ${rounds} rounds, ${types.size} types: p99 of the answer`,
      figure: `${Math.round(p99)} ms of ${answers.length}`,
      must: isShort ? '' : `< ${SLOWEST_MS} ms`,
      holds: isShort || p99 < SLOWEST_MS,
    },
    none('answers that were not 200', answers.filter(({ status }) => status !== 200).length, answers.length),
    none('sold once: not 1 effect, 1 licence, 1 letter', asSold + asPaid, 2 * rounds),
    none(
      'refunded in two parts: not 1 effect and 1 credit note of each',
      await wrongly(tortured, sold, REFUNDED),
      rounds,
    ),
    none('the same at Paddle', await wrongly(tortured, byPaddle, GIVEN_BACK), rounds),
    none(
      'renewed once: not 1 charge, 1 licence, 1 letter',
      await wrongly(tortured, renewing, RENEWED),
      rounds,
    ),
    ...(await audited(db, 'it')),
  ]
}

const connections = new Agent({ keepAlive: true, maxSockets: 200, timeout: 4_000 })
let seen = 0

/** Every webhook that was queued since, so many times at once. */
async function tellNews({ shops, db }: Tortured, copies: number): Promise<Answered[]> {
  const { rows } = await db.query<{ seq: string; front: Front; type: string; body: string }>(
    'select seq, front, type, body from stand_in.webhooks where seq > $1 order by seq',
    [seen],
  )
  const answers: Answered[] = []
  for (const { seq, front, type, body } of rows) {
    seen = Number(seq)
    const headers = signed(front, body, Date.now(), standInSecrets[front])
    const post = async (shop: { port: number } | undefined) => {
      const began = performance.now()
      const sent = { path: `/webhooks/${front}`, method: 'POST' as const, headers, body, agent: connections }
      const { status } = await ask({ port: shop?.port ?? 0 }, sent)
      return { type, status, ms: performance.now() - began }
    }
    answers.push(
      ...(await Promise.all(Array.from({ length: copies }, (_, turn) => post(shops[turn % shops.length])))),
    )
  }
  if (rows.length === 0) throw new Error('Nothing was there to be told')
  return answers
}

async function allApplied({ db }: Tortured): Promise<void> {
  const isApplied = async () => {
    const { rows } = await db.query('select 1 from payment_events where applied_at is null limit 1')
    return rows.length === 0
  }
  if ((await until(isApplied)) === undefined) throw new Error('What was told was never applied')
}

/** The payment of a session at Stripe. */
async function paymentOf({ db }: Tortured, session: string): Promise<string> {
  const { rows } = await db.query<{ payment: string }>(
    `select body ->> 'payment_intent' as payment from stand_in.objects where id = $1`,
    [session],
  )
  return rows[0]?.payment ?? ''
}

async function dispute(tortured: Tortured, all: Bought[], act: 'dispute' | 'win'): Promise<void> {
  for (const { session } of all) await tortured.standIn.act('stripe', act, await paymentOf(tortured, session))
}

/** By hand at the payer, as support would in its dashboard. */
async function refund(
  tortured: Tortured,
  { front, session }: Bought,
  part: { amount?: string } = {},
): Promise<void> {
  const { origin } = tortured.standIn
  const [path, fields] =
    front === 'stripe'
      ? ['/v1/refunds', { payment_intent: await paymentOf(tortured, session), ...part }]
      : [
          '/paddle/adjustments',
          { transaction_id: session, action: 'refund', type: 'full', reason: 'by hand' },
        ]
  const { ok } = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(Object(fields)),
  })
  if (!ok) throw new Error(`The payer did not refund ${session}`)
}

/** Lets their first month be over, and waits until the shop has charged the second. */
async function renew({ db }: Tortured, all: Bought[]): Promise<void> {
  const numbers = all.map(({ number }) => number)
  const { rows } = await db.query<{ id: string }>(
    'select subscription_id as id from orders where number = any($1)',
    [numbers],
  )
  for (const { id } of rows) await age(db, id, MONTH_MS)
  const isCharged = async () => {
    const charged = await db.query(
      `select 1 from orders where state = 'paid' and charge = 2 and subscription_id = any($1)`,
      [rows.map(({ id }) => id)],
    )
    return charged.rows.length === all.length
  }
  if ((await until(isCharged)) === undefined) throw new Error('What was due was never charged')
}

/** What became of an order: its effects by their outcome, and what the buyer got. */
const SOLD = ['paid', 'dispute_won:1 disputed:1 paid:1', 1, 1, 1, 0]
const PAID = ['paid', 'paid:1', 1, 1, 1, 0]
/** A part went back first: each part has its credit note. */
const REFUNDED = ['refunded', 'dispute_won:1 disputed:1 paid:1 partly_refunded:1 refunded:1', 1, 1, 1, 2]
const GIVEN_BACK = ['refunded', 'paid:1 refunded:1', 1, 1, 1, 1]
const RENEWED = ['paid', 'paid:1 renewal:1', 1, 2, 1, 0]

/** How many orders became anything else. */
async function wrongly({ db }: Tortured, all: Bought[], wanted: unknown[]): Promise<number> {
  const { rows } = await db.query<Record<string, unknown>>(BECAME, [all.map(({ number }) => number)])
  const wrong = rows.filter(row => JSON.stringify(Object.values(row)) !== JSON.stringify(wanted))
  for (const row of wrong.slice(0, 3))
    console.log('  ', JSON.stringify(Object.values(row)), 'for', JSON.stringify(wanted))
  return wrong.length + all.length - rows.length
}

const BECAME = `
  select o.state,
    (select string_agg(e.outcome || ':' || e.n, ' ' order by e.outcome collate "C") from (
       select case when x.charge > 1 then 'renewal' else e.outcome::text end as outcome, count(*) as n
       from payment_events e join orders x on x.id = e.order_id
       where (x.id = o.id or x.subscription_id = o.subscription_id)
         and e.outcome in ('paid', 'refunded', 'partly_refunded', 'disputed', 'dispute_won', 'failed') group by 1) e) as effects,
    (select count(*)::int from licences c join order_lines l on l.id = c.order_line_id where l.order_id = o.id) as licences,
    (select count(*)::int from emails m where m.reason = 'licences:' || o.id or m.reason like 'subscription:' || o.subscription_id || ':%') as letters,
    (select count(*)::int from invoices i where i.order_number = o.number and i.kind = 'invoice') as invoices,
    (select count(*)::int from invoices i where i.order_number = o.number and i.kind <> 'invoice') as credit_notes
  from orders o where o.number = any($1) order by o.number`
