import { randomBytes } from 'node:crypto'
import md5 from 'md5'
import type { TestDatabase } from './database'
import type { LookedLocale } from './looks'
import { tokenTo } from './outbox'
import { purchasesOf } from './owner-purchases'
import { reviewsBy } from './owner-reviews'
import { askedTicket } from './owner-ticket'

export const PASSWORD = 'long4enough@now'

type Rows = Pick<TestDatabase, 'query'>
type Shop = { origin: string }
export type Account = { id: string; email: string }
/** What leads to a page of theirs. */
export type Owner = Account & {
  device: string
  order: string
  refunded: string
  reset: string
  release: string
}

const COMPUTERS = {
  en: ['Study PC', 'Laptop on the road'],
  de: ['Arbeitszimmer-PC', 'Notebook für unterwegs'],
  ja: ['書斎のデスクトップ', '外出用ノートパソコン'],
  zh: ['书房的台式机', '出差用的笔记本'],
  es: ['El ordenador del estudio', 'El portátil de viaje'],
} satisfies Record<LookedLocale, [string, string]>

const BROWSERS = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
]

/** A new account of a language, with a proven address. */
export async function openAccount(
  shop: Shop,
  db: Rows,
  locale: LookedLocale,
  name: string,
): Promise<Account> {
  const email = `${name}-${locale}-${randomBytes(3).toString('hex')}@example.com`
  await db.query(`delete from rate_limits where key similar to '(register|reset|login_from_network):%'`)
  await ask(shop, 'user.php?a=register', { email, password: md5(PASSWORD) })
  const { rows } = await db.query<{ id: string }>(
    `update customers set confirmed_at = now(), locale = $2, created_at = now() - interval '80 days'
     where email = $1 returning id`,
    [email, locale],
  )
  return { id: rows[0]?.id ?? '', email }
}

/** A customer who owns, uses and asked so much that every section of the account has something of every kind. */
export async function openOwner(shop: Shop, db: Rows, locale: LookedLocale): Promise<Owner> {
  const account = await openAccount(shop, db, locale, 'owner')
  const numbers = await purchasesOf(db, account)
  await signInEverywhere(shop, account, locale)
  await askedTicket(db, account.id, locale)
  await reviewsBy(db, account.id, locale)
  await passOn(db, account.id)
  for (const a of ['resetpw', 'send_release']) await ask(shop, `user.php?a=${a}`, { email: account.email })
  const { rows } = await db.query<{ id: string }>(
    `select d.id from devices d join licences l on l.id = d.licence_id where l.customer_id = $1 and l.plan = 'LFT'`,
    [account.id],
  )
  const [reset, release] = await Promise.all([
    tokenTo(db, account.email, 'reset'),
    tokenTo(db, account.email, 'release'),
  ])
  return { ...account, ...numbers, device: rows[0]?.id ?? '', reset, release }
}

/** From two computers and two browsers. */
async function signInEverywhere(shop: Shop, { email }: Account, locale: LookedLocale): Promise<void> {
  const login = { email, password: md5(PASSWORD) }
  for (const name of COMPUTERS[locale])
    await ask(shop, 'client.php', { ...login, mac: `${name}-${email}`, os: 'win', name })
  for (const browser of BROWSERS) await ask(shop, 'user.php?a=login', login, { 'user-agent': browser })
}

/** The link was passed on three times and opened by twelve people, two of whom opened an account. */
async function passOn(db: Rows, id: string): Promise<void> {
  for (const text of [
    `insert into share_events (customer_id, channel)
       select $1, (enum_range(null::enum_share_events_channel))[1] from generate_series(1, 3)`,
    `insert into referral_visits (customer_id, visitor_hash) select $1, 'visitor-' || n from generate_series(1, 12) n`,
    `insert into customers (email, referred_by_id) select 'friend-' || n || '-' || $1 || '@example.com', $1::uuid
       from generate_series(1, 2) n`,
  ])
    await db.query(text, [id])
}

async function ask({ origin }: Shop, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/order/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}
