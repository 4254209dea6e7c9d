import { formatMoney } from '@/pricing'
import { enqueueEmail } from '../emails/enqueue'
import { toSupport } from '../emails/to-support'
import { type Order, orderById } from '../orders/order'
import type { Database } from '../runtime/database'
import type { Alarming } from './plan-terms'
import type { PaymentEvent } from './provider'
import type { PaymentSession } from './sessions'

const SAID: Record<Alarming, string> = {
  paid_as_agreed:
    'The buyer paid a price that they had agreed to before the order got another one. It was honored: the licenses are issued at the price that was paid.',
  paid_late: 'Money came for an order that had expired. It was honored: the licenses are issued.',
  unknown_order:
    'Money or news came for an order that the shop does not know. Look it up at the payment provider that it came through.',
  wrong_amount:
    'The amount that was paid is not the one that was asked for. No license was issued; give the money back at the payment provider, or issue by hand.',
  paid_twice:
    'An order was paid a second time. A payment that the shop asked for is being given back automatically; check at the payment provider whether it arrived.',
  base_gone:
    'An owner’s price was paid after the license that it stood on was gone. The money is being given back automatically.',
  bought_twice:
    'Two orders for the same were paid at the same time. The money of the second is being given back automatically; a buyer who wants two licenses says so on the order’s page and pays again.',
  subscription_over:
    'Money came for a charge of a subscription that was given up, or for a second subscription of one product. It is being given back automatically.',
  difference_late:
    'The difference of an owner’s price was paid after it was settled. The money is being given back automatically.',
  returned_disputed:
    'The bank gave a payment back to the buyer that the shop gives back automatically. Check at the payment provider that it does not go back twice.',
  partly_refunded:
    'A part of the money was given back at the payment provider. The shop wrote a credit note, told the buyer by email and left the licenses as they are; decide what becomes of them.',
  refund_failed:
    'A refund did not reach the buyer, and the money lies at the payment provider again. Give it back in another way. The buyer was told of the refund by email and does not know that it failed.',
  dispute_warned:
    'The bank warns of a complaint that may come. Nothing changes; decide at the payment provider whether to refund before it does.',
  difference_refunded:
    'A paid difference was given back at the payment provider. It is due again: the buyer is written to and has 14 days, after which the upgrade is refunded.',
  difference_disputed:
    'The buyer complained at their bank about what they paid of a difference. Nothing changes until that is decided; the licenses stay.',
  difference_charged_back:
    'The bank gave a paid difference back to the buyer. It is due again: the buyer is written to and has 14 days, after which the upgrade is refunded.',
  disputed:
    'The buyer complained at their bank, which holds the money. The licenses are held until that is decided.',
  dispute_lost: 'The bank gave the money back to the buyer. The licenses are gone.',
}

type Alarm = { id: string; outcome: Alarming; event: PaymentEvent; order: Order | undefined }

/** In the transaction that found it; one email per event. */
export async function writeAlarm(tx: Database, { id, outcome, event, order }: Alarm): Promise<void> {
  const { reference, session, amount, currency } = event
  await enqueueEmail(
    tx,
    toSupport({
      kind: 'payment',
      key: id,
      subject: `A payment needs you: ${outcome.replaceAll('_', ' ')} (order ${order?.number ?? reference})`,
      blocks: [
        { kind: 'text', text: SAID[outcome] },
        {
          kind: 'facts',
          rows: [
            ['Order', order?.number ?? `${reference} (unknown)`],
            ['Told', `${event.type}, ${formatMoney(amount, currency, 'en')}`],
            ['Order asks', order ? formatMoney(order.total, order.currency, 'en') : 'nothing'],
            ['Payment provider’s session', session],
            ['Payment provider’s event', event.id],
          ],
        },
      ],
    }),
  )
}

/** Tells support that money could not be given back, once for a session. */
export async function writeOwedAlarm(
  tx: Database,
  { id, orderId, session, total, currency }: PaymentSession,
  error: unknown,
): Promise<void> {
  const number = (await orderById(tx, orderId))?.number ?? 'unknown'
  await enqueueEmail(
    tx,
    toSupport({
      kind: 'payment',
      key: `owed:${id}`,
      subject: `A payment needs you: money was not given back (order ${number})`,
      blocks: [
        {
          kind: 'text',
          text: 'The payment provider was asked several times to give this money back, and did not. It is asked again, every hour at last. See there why; give it back there if nothing else helps, and the shop will notice.',
        },
        {
          kind: 'facts',
          rows: [
            ['Order', number],
            ['Owed', formatMoney(total, currency, 'en')],
            ['Payment provider’s session', session ?? 'unknown'],
            ['Error', messageOf(error)],
          ],
        },
      ],
    }),
  )
}

/** Tells support that a message of a payer cannot be applied, once for a message. */
export async function writeStuckAlarm(tx: Database, id: string, error: unknown): Promise<void> {
  await enqueueEmail(
    tx,
    toSupport({
      kind: 'payment',
      key: `stuck:${id}`,
      subject: 'A payment needs you: its message cannot be applied',
      blocks: [
        {
          kind: 'text',
          text: 'What a payment provider told of a payment failed several times. It is tried again, ever more rarely. See Payment events in the admin.',
        },
        {
          kind: 'facts',
          rows: [
            ['Event', id],
            ['Error', messageOf(error)],
          ],
        },
      ],
    }),
  )
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
