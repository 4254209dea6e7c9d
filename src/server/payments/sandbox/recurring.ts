import { randomUUID } from 'node:crypto'
import { shopOrigins } from '../../http/origins'
import { database } from '../../runtime/database'
import type { PaymentEvent } from '../provider'
import type { Charged, ChargeRequest, RecurringProvider } from '../recurring'
import { movePayment, openPayment, sandboxPayment } from './ledger'
import { cardOf, endSandboxMandate } from './mandates'
import { sandbox } from './provider'
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
  endMandate: endSandboxMandate,
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
