import { reviewCounts } from '@/server/customer-reviews/to-decide'
import { type PaymentTrouble, paymentTroubles } from '@/server/support-console/payment-troubles'
import { type WaitingTicket, waitingTickets } from '@/server/support-console/tickets/waiting-tickets'
import { DAY } from './days'

const TROUBLE_DAYS = 14

export type SupportData = {
  at: number
  tickets: WaitingTicket[]
  troubles: PaymentTrouble[]
  reviews: number
}

/** What waits for support at an instant (ms): tickets, customer reviews, and payments that went wrong in the last 14 days. */
export async function supportData(at: number): Promise<SupportData> {
  const [tickets, troubles, { waiting }] = await Promise.all([
    waitingTickets(),
    paymentTroubles(at - TROUBLE_DAYS * DAY),
    reviewCounts(),
  ])
  return { at, tickets, troubles, reviews: waiting }
}
