import type { Currency, PricingLocale, PricingSite, ProviderName } from '@/pricing'
import { dueOf, endOf, STATES, type Subscription, type SubscriptionRules } from '@/pricing/subscriptions'
import type { Database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { normalEmail } from '../sessions/customer'

/** A subscription with whom it belongs to. `facts` alone decide; the other columns of its row are read from them. */
export type StoredSubscription = {
  id: string
  email: string
  customerId: string | null
  provider: ProviderName
  /** The payment method that the payer has saved. */
  mandate: string | null
  /** How its owner knows it, once its payer was asked: «Visa •••• 4242». */
  card: string | null
  site: PricingSite
  locale: PricingLocale
  country: string
  os: 'win' | 'mac'
  version: number
  facts: Subscription
}

type Row = Omit<StoredSubscription, 'customerId'> & { customer_id: string | null }

const COLUMNS = 'id, email, customer_id, provider, mandate, card, site, locale, country, os, version, facts'

const storedOf = ({ customer_id, ...row }: Row): StoredSubscription => ({ ...row, customerId: customer_id })

/** Locks it until the transaction ends. Whoever needs its order too locks the order first. */
export async function lockSubscription(tx: Database, id: string): Promise<StoredSubscription | undefined> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} from subscriptions where id = $1 for no key update`, [
    rowId(id),
  ])
  return row && storedOf(row)
}

/** By an id that somebody sent; without a lock, and whoever it belongs to. */
export async function subscriptionById(db: Database, id: string): Promise<StoredSubscription | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from subscriptions where id = $1`, [rowId(id)])
  return row && storedOf(row)
}

/** A customer's, newest first. */
export async function subscriptionsOf(db: Database, customerId: string): Promise<StoredSubscription[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from subscriptions where customer_id = $1 order by created_at desc, id`,
    [customerId],
  )
  return rows.map(storedOf)
}

/** Whose an order is: of an account, or of a guest by the address. */
export type Buyer = { customerId: string | null; email: string }

/** All of a buyer: of the account, of the account that has the address, and what guests bought under it. */
export async function subscriptionsOfBuyer(
  db: Database,
  { customerId, email }: Buyer,
): Promise<StoredSubscription[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from subscriptions
     where customer_id = $1 or (customer_id is null and lower(email) = $2)
       or customer_id = (select id from customers where lower(email) = $2)`,
    [customerId, normalEmail(email)],
  )
  return rows.map(storedOf)
}

type New = Omit<StoredSubscription, 'id' | 'version' | 'mandate' | 'card'> & {
  currency: Currency
  succeeds?: string
}

/** Gives its id. */
export async function insertSubscription(
  tx: Database,
  stored: New,
  rules: SubscriptionRules,
): Promise<string> {
  const { email, customerId, provider, site, locale, country, os, facts, currency, succeeds } = stored
  const [inserted] = await tx.query<{ id: string }>(
    `insert into subscriptions (email, customer_id, provider, site, locale, country, os, currency, product_id, facts,
       pid, plan, state, price, balance, period_start, period_end, access_until, periods_paid, due_at, ended_at, succeeds)
     select $1, $2, $3, $4, $5, $6, $7, $8, p.id, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21
     from products p where p.pid = $10 returning id`,
    [
      email,
      customerId,
      provider,
      site,
      locale,
      country,
      os,
      currency,
      ...columnsOf(facts, rules),
      succeeds ?? null,
    ],
  )
  if (!inserted) throw new Error('A subscription was not written down.')
  return inserted.id
}

/** Only over the version that was read: false where somebody else was faster. */
export async function saveFacts(
  tx: Database,
  { id, version }: Pick<StoredSubscription, 'id' | 'version'>,
  facts: Subscription,
  rules: SubscriptionRules,
): Promise<boolean> {
  const saved = await tx.query(
    `update subscriptions set facts = $3, pid = $4, plan = $5, state = $6, price = $7, balance = $8, period_start = $9,
       period_end = $10, access_until = $11, periods_paid = $12, due_at = $13, ended_at = $14, version = version + 1,
       updated_at = now()
     where id = $1 and version = $2 returning id`,
    [id, version, ...columnsOf(facts, rules)],
  )
  return saved.length > 0
}

function columnsOf(facts: Subscription, rules: SubscriptionRules): unknown[] {
  const { items, plan, state, balance, period, endedAt } = facts
  const price = items.reduce((sum, item) => sum + item.price, 0)
  return [
    JSON.stringify(facts),
    items[0]?.pid,
    plan,
    state,
    price,
    balance,
    new Date(period.start),
    new Date(period.end),
    instantOf(STATES[state].access ? endOf(facts) : null),
    periodsPaid(facts),
    instantOf(dueOf(facts, rules)?.at ?? null),
    instantOf(endedAt),
  ]
}

const instantOf = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** DOMAIN 3: the spec's «count». A change within a period is none. */
function periodsPaid({ charges }: Subscription): number {
  const starts = charges
    .filter(({ state, purpose }) => state === 'paid' && purpose !== 'option' && purpose !== 'upgrade')
    .map(({ period }) => period.start)
  return new Set(starts).size
}
