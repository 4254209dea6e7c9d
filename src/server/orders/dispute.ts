/** What became of the buyer's complaint about an order at their bank. */
export const DISPUTES = ['open', 'won', 'lost'] as const
export type Dispute = (typeof DISPUTES)[number]

/** What payers tell of one; the later in this list counts of two that are told for the same instant. */
export const DISPUTE_EVENTS = ['dispute_opened', 'dispute_won', 'dispute_lost'] as const
export type DisputeEvent = {
  type: (typeof DISPUTE_EVENTS)[number]
  /** The payer's name for the complaint; one order may see several. */
  dispute?: string
  at: number
}

const SAYS: Record<DisputeEvent['type'], Dispute> = {
  dispute_opened: 'open',
  dispute_won: 'won',
  dispute_lost: 'lost',
}

/**
 * What all that was told of complaints about an order amounts to, in whatever order it came: of each complaint the latest
 * word counts, one that is lost outweighs one that is open, that one what was won. Null where nothing was told.
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
