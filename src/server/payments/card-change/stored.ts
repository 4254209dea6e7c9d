import type { ProviderName } from '@/pricing'
import type { Database } from '../../runtime/database'
import { rowId } from '../../runtime/row-id'

/** A visit to a payer's page on which another card is told; `over`: none was. At most one of a subscription is open. */
export type CardChange = {
  id: string
  subscriptionId: string
  provider: ProviderName
  session: string | null
  state: 'open' | 'done' | 'over'
}

const COLUMNS = 'id, subscription_id as "subscriptionId", provider, session, state'

/** The open one of a subscription, or a new one: stored before the payer is asked, its id is the idempotency key. */
export async function openChange(
  db: Database,
  { id, provider }: { id: string; provider: ProviderName },
): Promise<CardChange> {
  const [change] = await db.query<CardChange>(
    `insert into card_changes (subscription_id, provider) values ($1, $2)
     on conflict (subscription_id) where state = 'open' do update set asked_at = now() returning ${COLUMNS}`,
    [id, provider],
  )
  if (!change) throw new Error('A change of a card was not written down.')
  return change
}

/** The first name stays. */
export const nameChange = (db: Database, { id }: CardChange, session: string) =>
  db.query('update card_changes set session = $2 where id = $1 and session is null', [id, session])

/** False where somebody else was faster. */
export async function closeChange(
  db: Database,
  { id }: CardChange,
  state: 'done' | 'over',
): Promise<boolean> {
  const closed = await db.query(
    `update card_changes set state = $2 where id = $1 and state = 'open' returning id`,
    [id, state],
  )
  return closed.length > 0
}

async function newest(db: Database, where: string, values: unknown[]): Promise<CardChange | undefined> {
  const text = `select ${COLUMNS} from card_changes where ${where} order by created_at desc limit 1`
  return (await db.query<CardChange>(text, values))[0]
}

/** By the payer’s own name of its session. */
export const changeNamed = (db: Database, provider: ProviderName, session: string) =>
  newest(db, 'provider = $1 and session = $2', [provider, session])

/** Undefined for anyone else's. */
export const changeOf = (db: Database, customerId: string, id: string) =>
  newest(db, 'id = $2 and subscription_id in (select id from subscriptions where customer_id = $1)', [
    customerId,
    rowId(id),
  ])

/** Open ones of which nobody told for a while, ever more rarely. Claims them. */
export const changesToAsk = (db: Database): Promise<CardChange[]> =>
  db.query<CardChange>(
    `update card_changes set asked_at = now() where id in (
       select id from card_changes where state = 'open'
         and asked_at < now() - greatest(interval '30 seconds', (now() - created_at) / 10)
       order by asked_at limit 20)
     returning ${COLUMNS}`,
  )
