import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { ask } from '../../tests/support/ask'
import { type Mailbox, openMailbox } from '../../tests/support/mailbox'
import { onDatabase } from '../../tests/support/shop-copy'
import { type ShopProcess, startShop } from '../../tests/support/shop-process'
import { withShops } from '../shops'
import type { Attack, Row } from './attack'

const KILLS = 20
const BUYERS = 5
/** Placed, sent to the payer and paid; then it is delivered, applied and written about. */
const STEPS = 3
const AFTERWARDS_MS = 700
/** How late an email may come after the shop is back. */
const BOUND_MS = 120_000

export const attack: Attack = {
  does: 'kills the shop twenty times at random steps of purchases (kill -9), and starts it again',
  minutes: 20,
  run: async () => {
    const mailbox = await openMailbox()
    const settings = { SMTP_URL: mailbox.url }
    return withShops(1, { settings }, ({ first, database }) =>
      onDatabase(database, db => attackWith({ first, database, settings, mailbox, db })),
    ).finally(() => mailbox.close())
  },
}

type Attacking = {
  first: ShopProcess
  database: string
  settings: Record<string, string>
  mailbox: Mailbox
  db: Client
}

async function attackWith({ first, database, settings, mailbox, db }: Attacking): Promise<Row[]> {
  let shop = first
  for (let kill = 0; kill < KILLS; kill += 1) {
    let answered = 0
    const step = () => {
      answered += 1
    }
    const buying = Promise.allSettled(
      Array.from({ length: BUYERS }, (_, buyer) => buy(shop, `buyer-${kill}-${buyer}@example.com`, step)),
    )
    const last = randomInt(BUYERS * STEPS + 1)
    const over = buying.then(() => true)
    while (answered < last && !(await Promise.race([over, pause(2)])));
    await pause(randomInt(AFTERWARDS_MS))
    await shop.kill()
    await buying
    shop = await startShop({ ...settings, DATABASE_URL: database, PORT: String(first.port) })
  }
  const recovered = Date.now()
  while ((await unfinished(db)) > 0 && Date.now() - recovered < BOUND_MS) await pause(100)
  const late = ((Date.now() - recovered) / 1000).toFixed(1)
  const rows = await rowsOf(db, mailbox, late)
  await shop.stop()
  return rows
}

/** A purchase by the forms of the checkout, as far as the shop lives. */
async function buy(shop: ShopProcess, email: string, step: () => void): Promise<void> {
  const choices = {
    idempotencyKey: randomUUID(),
    route: 'all_in_one_video_suite',
    plan: 'LFT',
    os: 'win',
    email,
  }
  const placed = await post(shop, '/order/checkout/place', choices)
  step()
  const number = new URL(String(placed.headers.location), shop.origin).searchParams.get('order') ?? ''
  const [cookie = ''] = String(placed.headers['set-cookie']).split(';')
  const paying = await post(shop, '/order/checkout/pay', { order: number }, cookie)
  step()
  await post(shop, `${new URL(String(paying.headers.location), shop.origin).pathname}/press`, {
    button: 'pay',
  })
  step()
}

const post = (shop: ShopProcess, path: string, form: Record<string, string>, cookie = '') =>
  ask(shop, {
    path,
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: String(new URLSearchParams(form)),
  })

/** Payments that the payer took, without an order that is paid and an email that left. */
async function unfinished(db: Client): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from sandbox_payments s where s.state = 'paid' and not exists (
       select from orders o join emails l on l.reason = 'licences:' || o.id
       where o.number = s.reference and o.state = 'paid' and l.state = 'sent')`,
  )
  return rows[0]?.count ?? 0
}

async function rowsOf(db: Client, mailbox: Mailbox, late: string): Promise<Row[]> {
  const { rows } = await db.query<{ email: string; licences: number }>(
    `select o.email, (select count(*)::int from order_lines i join licences l on l.order_line_id = i.id
       where i.order_id = o.id) as licences
     from orders o where exists (select from sandbox_payments s where s.reference = o.number and s.state = 'paid')`,
  )
  if (rows.length === 0) throw new Error('No payment was made: nothing is proven.')
  const emails = new Map<string, number>()
  for (const { to } of mailbox.emails) {
    const address = (Array.isArray(to) ? to[0]?.text : to?.text) ?? ''
    emails.set(address, (emails.get(address) ?? 0) + 1)
  }
  const of = (found: readonly unknown[]) => ({
    figure: `${found.length} of ${rows.length}`,
    holds: found.length === 0,
  })
  const open = await unfinished(db)
  return [
    {
      what: 'purchases begun that were paid before the shop died',
      figure: `${rows.length} of ${KILLS * BUYERS}`,
      holds: true,
    },
    { what: 'payments without a licence', ...of(rows.filter(({ licences }) => licences === 0)) },
    { what: 'payments with more licences than one', ...of(rows.filter(({ licences }) => licences > 1)) },
    { what: 'payments without an email', ...of(rows.filter(({ email }) => !emails.has(email))) },
    {
      what: 'emails that came twice, under one Message-ID (their sender died after the mail server’s yes)',
      figure: `${rows.filter(({ email }) => (emails.get(email) ?? 0) > 1).length} of ${rows.length}`,
      holds: isNoneDoubled(mailbox),
    },
    { what: 'the last letter after the last recovery', figure: `${late} s`, holds: open === 0 },
  ]
}

/** A mail server tells a copy by its Message-ID: as many different ones as there are buyers. */
function isNoneDoubled({ emails }: Mailbox): boolean {
  const different = new Set(emails.map(({ messageId }) => messageId))
  const buyers = new Set(emails.map(({ to }) => (Array.isArray(to) ? to[0]?.text : to?.text)))
  return different.size === buyers.size
}
