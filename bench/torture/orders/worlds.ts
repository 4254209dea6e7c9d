import { type openPayers, standInSecrets } from '../../../tests/support/payers'
import { signed } from '../../../tests/support/stand-in/webhooks'
import type { FreshDatabase } from '../../fresh-database'
import { tell } from '../history/deliver'

type Rows = Pick<FreshDatabase, 'query'>

/** A payer as a story sees it. `news`: what it has to tell since it was asked last, each to be told by itself. */
export type World = {
  name: 'sandbox' | 'stripe'
  isDeclineFinal: boolean
  pay: (session: string, card: 'good' | 'declined' | 'failing') => Promise<unknown>
  act: (session: string, act: 'dispute' | 'win') => Promise<unknown>
  refund: (session: string) => Promise<unknown>
  news: (customer: string) => Promise<(() => Promise<unknown>)[]>
}

/** Its events are applied as they are. */
export async function sandboxWorld(db: Rows): Promise<World> {
  const { press } = await import('@/server/payments/sandbox/press')
  const { sandbox } = await import('@/server/payments/sandbox/provider')
  const buttons = { good: 'pay', declined: 'decline', failing: 'pay_then_decline' } as const
  return {
    name: 'sandbox',
    isDeclineFinal: true,
    pay: (session, card) => press(session, buttons[card], Date.now()),
    act: (session, act) => press(session, act, Date.now()),
    refund: session => sandbox.refundSession({ session, at: Date.now(), idempotencyKey: session }),
    news: async customer => {
      const { rows } = await db.query<{ event: Parameters<typeof tell>[0] }>(
        `select e.event from orders o join sandbox_payments p on p.reference = o.number
           cross join jsonb_array_elements(p.events) with ordinality as e(event, n)
         where o.customer_id = $1 order by o.charge, o.created_at, e.n`,
        [customer],
      )
      return rows.map(
        ({ event }) =>
          () =>
            tell(event),
      )
    },
  }
}

type Payers = Awaited<ReturnType<typeof openPayers>>

/** Its events are words on which it is asked. */
export async function stripeWorld(db: Rows, { standIn, shop }: Payers): Promise<World> {
  const cards = { good: 'good', declined: 'declined', failing: 'goodThenFailing' } as const
  const { applyTold } = await import('@/server/payments/follow-notice')
  const paymentOf = async (session: string) => {
    const { rows } = await db.query<{ payment: string }>(
      `select body ->> 'payment_intent' as payment from stand_in.objects where id = $1`,
      [session],
    )
    return rows[0]?.payment ?? ''
  }
  const post = async (body: string) => {
    const headers = signed('stripe', body, Date.now(), standInSecrets.stripe)
    await fetch(`${shop.origin}/webhooks/stripe`, { method: 'POST', body, headers })
    const { rows } = await db.query<{ id: string }>('select id from payment_events where applied_at is null')
    for (const { id } of rows) await applyTold(id)
  }
  let seen = 0
  return {
    name: 'stripe',
    isDeclineFinal: false,
    pay: (session, card) => standIn.pay(`${standIn.origin}/pay/stripe/${session}`, cards[card]),
    act: async (session, act) => standIn.act('stripe', act, await paymentOf(session)),
    refund: async session => {
      const body = new URLSearchParams({ payment_intent: await paymentOf(session) })
      await fetch(`${standIn.origin}/v1/refunds`, { method: 'POST', body })
    },
    news: async () => {
      const { rows } = await db.query<{ seq: string; body: string }>(
        'select seq, body from stand_in.webhooks where seq > $1 order by seq',
        [seen],
      )
      seen = Number(rows.at(-1)?.seq ?? seen)
      return rows.map(
        ({ body }) =>
          () =>
            post(body),
      )
    },
  }
}
