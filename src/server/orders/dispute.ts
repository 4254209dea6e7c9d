/** What became of the buyer's complaint about an order at their bank. */
export const DISPUTES = ['open', 'won', 'lost'] as const
export type Dispute = (typeof DISPUTES)[number]
