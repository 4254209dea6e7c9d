/** What becomes of a card, by its number: those of Stripe's own trial system, taken by both fronts. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  hardDecline: '4000000000009979',
  threeDSecure: '4000002500003155',
  goodThenFailing: '4000000000000341',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
} as const

export type CardKind = keyof typeof CARDS

export const lastFour = (card: CardKind): string => CARDS[card].slice(-4)

export function cardOf(number: string): CardKind | undefined {
  const digits = number.replace(/\D/g, '')
  for (const [kind, known] of Object.entries(CARDS)) if (known === digits && isCard(kind)) return kind
  return undefined
}

const isCard = (kind: string): kind is CardKind => kind in CARDS
