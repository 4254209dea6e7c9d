import type { TestDatabase } from './database'
import { serveHandler } from './http'
import type { CardKind } from './stand-in/cards'
import { type StandInClient, standInAt } from './stand-in/client'
import { openStandIn } from './stand-in/server'

export const standInSecrets = { stripe: 'whsec_of_the_stand_in_stripe', paddle: 'pdl_ntfset_of_the_stand_in' }

/** The webhook route on a port, the stand-in on another, and the settings by which the shop knows both payers. */
export async function openPayers(db: TestDatabase) {
  const shop = await serveHandler(async (request, path) => {
    const { POST } = await import('@/app/webhooks/[provider]/route')
    return POST(request, { params: Promise.resolve({ provider: path.split('/').at(-1) ?? '' }) })
  })
  const urlOf = (name: string) => `${shop.origin}/webhooks/${name}`
  const server = await openStandIn({
    database: db.url,
    endpoints: {
      stripe: { url: urlOf('stripe'), secret: standInSecrets.stripe },
      paddle: { url: urlOf('paddle'), secret: standInSecrets.paddle },
    },
  })
  Object.assign(process.env, { PORT: String(shop.port) }, settingsFor(server.origin))
  const close = async () => {
    await server.close()
    await shop.close()
  }
  return { shop, standIn: standInAt(server.origin), close }
}

/** What the shop's environment says where the stand-in is its payers. */
export const settingsFor = (origin: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: standInSecrets.stripe,
  STRIPE_API_URL: origin,
  PADDLE_API_KEY: 'pdl_test_stand_in',
  PADDLE_WEBHOOK_SECRET: standInSecrets.paddle,
  PADDLE_CLIENT_TOKEN: 'test_stand_in',
  PADDLE_API_URL: `${origin}/paddle`,
  PADDLE_SCRIPT_URL: `${origin}/paddle.js`,
  PAYMENT_TIMEOUT_MS: '1500',
})

type Card = 'good' | 'declined' | 'three_d_secure' | 'three_d_secure_fails' | 'good_then_failing'
type BankAct = 'dispute' | 'win' | 'lose'

/** One payer as a test sees it: what buyers and banks do there. `holdsFirst`: a complaint begins before it is lost. */
export type World = {
  name: 'sandbox' | 'stripe' | 'paddle'
  isDeclineFinal: boolean
  holdsFirst: boolean
  pay: (session: string, card: Card) => Promise<unknown>
  act: (session: string, act: BankAct) => Promise<unknown>
  /** The payer approves what it was asked to refund. */
  approve: (session: string) => Promise<unknown>
  deliver: () => Promise<unknown>
  /** Tells another card on the payer's page for it. */
  saveCard: (page: string, card: 'good' | 'declined') => Promise<unknown>
  /** The payer's own staff, or its customer there. */
  move: (session: string, mandate: string, act: 'pause' | 'resume') => Promise<unknown>
  /** Whether the payer can still charge what it saved. */
  keeps: (mandate: string) => Promise<boolean>
}

export const standInWorld = (name: 'stripe' | 'paddle', standIn: StandInClient): World => ({
  name,
  isDeclineFinal: false,
  holdsFirst: name === 'stripe',
  pay: async (session, card) => {
    const page = `${standIn.origin}/pay/${name}/${session}`
    await fetch(page)
    const kinds: Record<Card, [CardKind, ('complete' | 'fail')?]> = {
      good: ['good'],
      declined: ['declined'],
      three_d_secure: ['threeDSecure', 'complete'],
      three_d_secure_fails: ['threeDSecure', 'fail'],
      good_then_failing: ['goodThenFailing'],
    }
    return standIn.pay(page, ...kinds[card])
  },
  act: async (session, act) => standIn.act(name, act, await actedOn(standIn, name, session)),
  approve: session => (name === 'paddle' ? standIn.act(name, 'approve', session) : Promise.resolve()),
  deliver: () => standIn.deliver(),
  saveCard: (page, card) => {
    const transaction = new URL(page).searchParams.get('_ptxn')
    return standIn.pay(transaction ? `${standIn.origin}/pay/paddle/${transaction}` : page, card)
  },
  move: (_, mandate, act) => standIn.act(name, act, mandate),
  keeps: async mandate => {
    const id = mandate.split(':').at(-1)
    const { body } = (await standIn.ledger()).find(row => row.body.id === id) ?? {}
    return name === 'paddle' ? body?.status === 'active' : typeof body?.customer === 'string'
  },
})

async function actedOn(standIn: StandInClient, name: string, session: string): Promise<string> {
  if (name === 'paddle') return session
  const found = (await standIn.ledger()).find(({ body }) => body.id === session)
  return String(found?.body.payment_intent)
}

/** The sandbox, whose page is the shop's own. */
export async function sandboxWorld(db: TestDatabase): Promise<World> {
  const { press } = await import('@/server/payments/sandbox/press')
  const { deliverWebhook } = await import('@/server/payments/sandbox/deliver')
  const buttons = {
    good: ['pay'],
    declined: ['decline'],
    three_d_secure: ['challenge', 'approve'],
    three_d_secure_fails: ['challenge', 'fail'],
    good_then_failing: ['pay_then_decline'],
  } as const
  return {
    name: 'sandbox',
    isDeclineFinal: true,
    holdsFirst: true,
    pay: async (session, card) => {
      for (const each of buttons[card]) await press(session, each, Date.now())
    },
    act: (session, act) => press(session, act === 'lose' ? 'concede' : act, Date.now()),
    approve: async () => {},
    deliver: async () => {
      const { rows } = await db.query(
        `delete from jobs.job where name = 'deliver-sandbox-webhook' and state = 'created' returning data`,
      )
      for (const { data } of rows) await deliverWebhook(data.session, data.event, Date.now())
    },
    saveCard: (page, card) =>
      press(
        new URL(page).pathname.replace('/sandbox/', ''),
        card === 'good' ? 'save' : 'save_declined',
        Date.now(),
      ),
    move: (session, _, act) => press(session, act === 'pause' ? 'pause' : 'continue', Date.now()),
    keeps: async mandate => {
      const { rows } = await db.query(
        'select 1 from sandbox_mandates where mandate = $1 and ended_at is null',
        [mandate],
      )
      return rows.length > 0
    },
  }
}
