export const DISPUTES = ['open', 'won', 'lost'] as const
export type Dispute = (typeof DISPUTES)[number]

/** Told for the same instant, the later in this list wins. */
export const DISPUTE_EVENTS = ['dispute_opened', 'dispute_won', 'dispute_lost'] as const
export type DisputeEvent = {
  type: (typeof DISPUTE_EVENTS)[number]
  dispute?: string
  at: number
}

const SAYS: Record<DisputeEvent['type'], Dispute> = {
  dispute_opened: 'open',
  dispute_won: 'won',
  dispute_lost: 'lost',
}

/**
 * The dispute state of an order from its events in any order: the latest per complaint, then lost over open over
 * won. Null without events.
 */
export function disputeOf(told: readonly DisputeEvent[]): Dispute | null {
  const latest = new Map<string | undefined, DisputeEvent>()
  for (const event of told) {
    const known = latest.get(event.dispute)
    if (!known || isLater(event, known)) latest.set(event.dispute, event)
  }
  const standing = [...latest.values()].map(({ type }) => SAYS[type])
  return (['lost', 'open', 'won'] as const).find(each => standing.includes(each)) ?? null
}

const isLater = (a: DisputeEvent, b: DisputeEvent): boolean =>
  a.at > b.at || (a.at === b.at && DISPUTE_EVENTS.indexOf(a.type) > DISPUTE_EVENTS.indexOf(b.type))
