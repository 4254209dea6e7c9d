import { newOwner, type Owner, orderAs } from '../../../tests/support/owner-orders'
import { clockAt, orderRenewing } from '../../../tests/support/subscriber'
import type { FreshDatabase } from '../../fresh-database'
import type { World } from './worlds'

type Rows = Pick<FreshDatabase, 'query'>
type Order = { number: string; secret: string }
type Happens = { db: Rows; world: World; owner: Owner }

/** What happens at the payer: `told` is heard by the shop at once, and again later; `untold` in every order. */
type Story = { told?: (given: Happens) => Promise<unknown>; untold: (given: Happens) => Promise<unknown> }

export const STORIES: Record<string, Story> = {
  'a purchase after a decline': {
    untold: async ({ world, owner }) => {
      const session = await goToPay(world, await orderAs(owner, 'netflix_downloader'))
      if (!world.isDeclineFinal) await world.pay(session, 'declined')
      await world.pay(session, 'good')
    },
  },
  'a renewal': {
    told: async ({ db, world, owner }) => begin(db, world, owner),
    untold: async ({ db, owner }) => clockAt(db, await endOf(db, owner)),
  },
  'a renewal that failed and is paid on its page': {
    told: async ({ db, world, owner }) => begin(db, world, owner, 'failing'),
    untold: async ({ db, world, owner }) => {
      await clockAt(db, await endOf(db, owner))
      await world.pay(await goToPay(world, await unpaid(db, owner), owner), 'good')
    },
  },
  'an upgrade to lifetime': {
    told: async ({ db, world, owner }) => begin(db, world, owner),
    untold: async ({ db, owner }) => {
      const { planFor, actFor } = await import('@/server/subscriptions/by-customer')
      const at = Date.now()
      const asked = {
        customerId: owner.id,
        id: await subscriptionOf(db, owner),
        action: 'upgrade_lft' as const,
        at,
      }
      const planned = await planFor(asked)
      if (planned.ok) await actFor(asked, planned.plan)
      await clockAt(db, at)
    },
  },
  'a refund after a dispute': {
    untold: async ({ world, owner }) => {
      const session = await goToPay(world, await orderAs(owner, 'netflix_downloader'))
      await world.pay(session, 'good')
      await world.act(session, 'dispute')
      await world.act(session, 'win')
      await world.refund(session)
    },
  },
  'a refund of a renewal after a dispute': {
    told: async ({ db, world, owner }) => begin(db, world, owner, 'failing'),
    untold: async ({ db, world, owner }) => {
      await clockAt(db, await endOf(db, owner))
      const session = await goToPay(world, await unpaid(db, owner), owner)
      await world.pay(session, 'good')
      await world.act(session, 'dispute')
      await world.act(session, 'win')
      await world.refund(session)
    },
  },
}

export const newBuyer = (db: Rows): Promise<Owner> => newOwner(db)

async function goToPay(
  { name }: World,
  { number, secret }: Order,
  { id }: Partial<Owner> = {},
): Promise<string> {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const paying = await payOrder({
    number,
    viewer: { secret, customerId: id },
    at: Date.now(),
    provider: name,
  })
  if (!paying.ok) throw new Error(paying.why)
  return new URL(paying.url).pathname.split('/').at(-1) ?? ''
}

async function begin(db: Rows, world: World, owner: Owner, card: 'good' | 'failing' = 'good'): Promise<void> {
  const order = await orderRenewing(db, owner)
  await world.pay(await goToPay(world, order), card)
}

async function one<T extends object>(db: Rows, question: string, { id }: Owner): Promise<T> {
  const { rows } = await db.query<T>(question, [id])
  if (!rows[0]) throw new Error('The story has nothing to go on with.')
  return rows[0]
}

const subscriptionOf = async (db: Rows, owner: Owner): Promise<string> =>
  (await one<{ id: string }>(db, 'select id from subscriptions where customer_id = $1', owner)).id

const endOf = async (db: Rows, owner: Owner): Promise<number> =>
  (
    await one<{ end: Date }>(
      db,
      'select period_end as "end" from subscriptions where customer_id = $1',
      owner,
    )
  ).end.getTime()

const unpaid = (db: Rows, owner: Owner): Promise<Order> =>
  one<Order>(db, `select number, secret from orders where customer_id = $1 and charge = 2`, owner)
