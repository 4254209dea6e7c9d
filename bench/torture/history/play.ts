import type { StoredQuote } from '@/server/orders/stored-quote'
import { newOwner, type Owner } from '../../../tests/support/owner-orders'
import { DAY, orderRenewing } from '../../../tests/support/subscriber'
import type { FreshDatabase } from '../../fresh-database'
import { type Manner, settle } from './deliver'
import { type End, endOf } from './end'
import type { Happening, History } from './happenings'
import { problemsOf } from './problems'

/** Long ago, so that the half hour of a payment page is never over; the last day of a month. */
const START = Date.parse('2014-01-31T10:00:00Z')
/** A year paid in advance, the grace, and what is unpaid after it. */
const RUN_OUT_DAYS = [370, 10, 40]

type Rows = Pick<FreshDatabase, 'query'>
type Life = { db: Rows; owner: Owner; at: number; told: Set<string>; manner: Manner }
type Sold = { session: string; mandate: string | null }

/** What became of a history in the end, and what was wrong on the way. */
export type Played = { end: End; problems: string[] }

/** Lets it happen to a new customer, then lets what is left run out. */
export async function play(
  db: Rows,
  { plan, times, button, happenings }: History,
  manner: Manner,
): Promise<Played> {
  const life: Life = { db, owner: await newOwner(db), at: START, told: new Set(), manner }
  const problems: string[] = []
  const ended = new Map<string, number>()
  const look = async (after: string) => {
    await settle(db, life.told, life.owner.id, manner)
    const found = await problemsOf(db, life.owner.id, { at: life.at, ended })
    problems.push(...found.map(problem => `after ${after}: ${problem}`))
  }
  await buy(life, { times, plan, button })
  await look('buying')
  for (const each of happenings) {
    await HAPPEN[each.kind](life, each as never)
    await look(JSON.stringify(each))
  }
  await HAPPEN.card(life, { kind: 'card', card: 'hard_declined' })
  for (const days of RUN_OUT_DAYS) await HAPPEN.clock(life, { kind: 'clock', days })
  await look('the end')
  const end = await endOf(db, life.owner.id)
  await db.query('update subscriptions set due_at = null where customer_id = $1', [life.owner.id])
  return { end, problems }
}

type Happens = {
  [K in Happening['kind']]: (life: Life, what: Extract<Happening, { kind: K }>) => Promise<unknown>
}

const HAPPEN: Happens = {
  async clock(life, { days }) {
    life.at += days * DAY
    await tick(life)
  },
  async due(life) {
    const { rows } = await life.db.query<{ due: Date | null }>(
      'select min(due_at) as due from subscriptions where customer_id = $1',
      [life.owner.id],
    )
    life.at = Math.max(life.at, rows[0]?.due?.getTime() ?? 0)
    await tick(life)
  },
  act: actOn,
  card: ({ db, owner }, { card }) =>
    db.query(
      `update sandbox_mandates set card = $2 where mandate in (select mandate from subscriptions where customer_id = $1)`,
      [owner.id, card],
    ),
  async page(life, { buttons, isRefunded }) {
    const opened = await openPage(life)
    if (!opened) return
    await pressAll(life, opened.session, buttons)
    if (isRefunded && opened.charge > 1) await refund(life, opened.session)
  },
  async refund(life, { nth }) {
    const session = (await soldTo(life)).at(nth)?.session
    if (session !== undefined) await refund(life, session)
  },
  async complain(life, { nth, buttons }) {
    const session = (await soldTo(life)).at(nth)?.session
    if (session !== undefined) await pressAll(life, session, buttons)
  },
  buy: (life, { times, plan }) => buy(life, { times, plan, button: 'pay' }),
}

/** By several processes at once, where it is treated badly. */
async function tick({ db, owner, at, told, manner }: Life): Promise<void> {
  const { runSubscriptionClock } = await import('@/server/subscriptions/due')
  for (let isBusy = true; isBusy; ) {
    const turns = await Promise.all(Array.from({ length: manner ? 3 : 1 }, () => runSubscriptionClock(at)))
    isBusy = turns.some(toldOf => toldOf > 0)
    await settle(db, told, owner.id, manner)
  }
}

async function actOn({ db, owner, at }: Life, { action, plan, pid }: Extract<Happening, { kind: 'act' }>) {
  const { planFor, actFor } = await import('@/server/subscriptions/by-customer')
  const { rows } = await db.query<{ id: string }>(
    `select id from subscriptions where customer_id = $1
     order by state = 'incomplete', state in ('ended', 'upgraded'), created_at desc limit 1`,
    [owner.id],
  )
  const asked = {
    ...{ customerId: owner.id, id: String(rows[0]?.id), action, at },
    ...(action === 'change_subscription' && { plan }),
    ...(action === 'add_option' && { pid }),
  }
  const planned = await planFor(asked)
  if (planned.ok) await actFor(asked, planned.plan)
}

type Opened = { session: string; charge: number }

/** The page of the order that is open, as its owner finds it in the account. */
async function openPage(life: Life): Promise<Opened | undefined> {
  const { rows } = await life.db.query<{ number: string; charge: number }>(
    `select o.number, o.charge::int from orders o join subscriptions s on s.id = o.subscription_id
     where s.customer_id = $1 and o.state in ('open', 'pending', 'failed')
       and s.facts -> 'charges' -> (o.charge::int - 1) ->> 'state' in ('in_flight', 'declined')
     order by o.charge desc, o.created_at desc limit 1`,
    [life.owner.id],
  )
  const session = rows[0] && (await goToPay(life, rows[0].number))
  return session === undefined ? undefined : { session, charge: rows[0]?.charge ?? 1 }
}

async function goToPay({ owner }: Life, number: string): Promise<string | undefined> {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const asked = { number, viewer: { customerId: owner.id }, at: Date.now() }
  const first = await payOrder(asked)
  const paying =
    !first.ok && first.why === 'price_changed'
      ? await payOrder({ ...asked, agreed: priceOf(first.after) })
      : first
  return paying.ok ? new URL(paying.url).pathname.replace('/sandbox/', '') : undefined
}

const priceOf = ({ price: total, currency }: StoredQuote) => ({ total, currency })

async function pressAll(
  { at }: Life,
  session: string,
  buttons: Extract<Happening, { kind: 'page' }>['buttons'],
) {
  const { press } = await import('@/server/payments/sandbox/press')
  for (const button of buttons) await press(session, button, at)
}

async function refund({ at }: Life, session: string): Promise<void> {
  const { sandbox } = await import('@/server/payments/sandbox/provider')
  await sandbox.refundSession({ session, at, idempotencyKey: `by-hand:${session}` })
}

/** What they paid, the oldest first. */
async function soldTo({ db, owner }: Life): Promise<Sold[]> {
  const { rows } = await db.query<Sold>(
    `select p.session, p.mandate from sandbox_payments p join orders o on o.number = p.reference
     where o.customer_id = $1 and p.state in ('paid', 'disputed') order by o.charge, o.created_at`,
    [owner.id],
  )
  return rows
}

type Buying = Pick<History, 'times' | 'plan' | 'button'>

/** Both pages are open before the first is paid; who has a subscription is refused. */
async function buy(life: Life, { times, plan, button }: Buying): Promise<void> {
  const sessions: string[] = []
  for (let time = 0; time < times; time += 1) {
    const order = await orderRenewing(life.db, life.owner, plan).catch(asRefused)
    const session = order && (await goToPay(life, order.number))
    if (session !== undefined) sessions.push(session)
  }
  for (const session of sessions) await pressAll(life, session, [button])
}

function asRefused(error: unknown): undefined {
  if (!(error instanceof Error) || !/^already_/.test(error.message)) throw error
}
