import { randomUUID } from 'node:crypto'
import { shopOrigins } from '../../http/origins'
import { database } from '../../runtime/database'
import { cardName } from '../card-name'
import type { PaymentEvent } from '../provider'
import type {
  CardPage,
  CardPageRequest,
  Charged,
  ChargeRequest,
  RecurringProvider,
} from '../recurring-provider'
import { CARD_PAGE, isPayable, movePayment, openPayment, sandboxPayment } from './ledger'
import { cardOf, endSandboxMandate, sandboxMandateState } from './mandates'
import { MANDATE_MOVED } from './notice'
import { pageUrl, sandbox } from './provider'
import { sessionId } from './signature'

/** The sandbox charges the cards that its page saved, and answers at once. */
export const sandboxRecurring: RecurringProvider = {
  async charge(request) {
    const session = await openPayment(
      { ...request, expiresAt: request.at + DAY },
      `${shopOrigins()[0]}/webhooks/sandbox`,
    )
    const card = await cardOf(request.mandate)
    const event = eventOf(session, request, card === 'good' ? 'paid' : 'declined', card === 'hard_declined')
    const to = card === 'good' ? 'paid' : 'declined'
    await movePayment(database, session, { from: ['open'], to, event })
    return { session, status: await sandbox.fetchSession(session) }
  },
  fetchCharge: charged,
  nameOfCard: async mandate => cardName({ brand: 'sandbox', last4: LAST4[await cardOf(mandate)] }),
  endMandate: endSandboxMandate,
  openCardPage,
  fetchCardPage,
  mandates: {
    about: ({ told, about }) => (told === MANDATE_MOVED ? (about ?? undefined) : undefined),
    stateOf: sandboxMandateState,
  },
}

const LAST4 = { good: '4242', declined: '0002', hard_declined: '9979' } as const

/** A page of nothing to pay, with buttons that save a card. */
async function openCardPage({ returnUrl, ...request }: CardPageRequest) {
  const page = { ...request, amount: 0, reference: CARD_PAGE, returnUrl, keepsMandate: true }
  const session = await openPayment(
    { ...page, expiresAt: request.at + DAY },
    `${shopOrigins()[0]}/webhooks/sandbox`,
  )
  return { session, url: pageUrl(session, returnUrl) }
}

async function fetchCardPage(session: string): Promise<CardPage> {
  const payment = await sandboxPayment(session)
  if (payment?.mandate) return { state: 'saved', mandate: payment.mandate }
  return payment && isPayable(payment, Date.now())
    ? { state: 'open', url: pageUrl(session, payment.return_url) }
    : { state: 'closed' }
}

const DAY = 86_400_000

async function charged(idempotencyKey: string): Promise<Charged | undefined> {
  const session = sessionId(idempotencyKey)
  const payment = await sandboxPayment(session)
  if (!payment || payment.state === 'open') return undefined
  return { session, status: await sandbox.fetchSession(session) }
}

function eventOf(
  session: string,
  { reference, amount, currency, at }: ChargeRequest,
  type: 'paid' | 'declined',
  isHard: boolean,
): PaymentEvent {
  const hard = isHard ? { isHard } : {}
  return { id: `evt_${randomUUID()}`, type, session, reference, amount, currency, at, ...hard }
}
