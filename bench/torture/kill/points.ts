/** Where a shop process is killed: at a commit, by what its transaction says, or at a call of a payer. */
type Place = { at: 'commit'; of: RegExp } | { at: 'call'; of: RegExp }
export type Point = Place & { name: string; when: 'before' | 'after'; story: Story }

/** What is going on when it dies. */
export type Story = 'purchase' | 'renewal' | 'return'

const PLACES: (Place & { name: string; story: Story })[] = [
  { name: 'the commit of an order', at: 'commit', of: /insert into orders/, story: 'purchase' },
  {
    name: 'the commit of a visit to the payer',
    at: 'commit',
    of: /insert into payment_sessions/,
    story: 'purchase',
  },
  {
    name: 'the call that opens a page',
    at: 'call',
    of: /^POST \/v1\/checkout\/sessions$/,
    story: 'purchase',
  },
  {
    name: 'the commit of what a payer told',
    at: 'commit',
    of: /insert into payment_events/,
    story: 'purchase',
  },
  {
    name: 'the commit of a payment',
    at: 'commit',
    of: /update orders set state = 'paid'/,
    story: 'purchase',
  },
  {
    name: 'the commit of a charge to come',
    at: 'commit',
    of: /insert into payment_sessions/,
    story: 'renewal',
  },
  { name: 'the call that charges', at: 'call', of: /^POST \/v1\/payment_intents$/, story: 'renewal' },
  { name: 'the commit of a renewal', at: 'commit', of: /update orders set state = 'paid'/, story: 'renewal' },
  { name: 'the call that gives back', at: 'call', of: /^POST \/v1\/refunds$/, story: 'return' },
]

export const POINTS: Point[] = PLACES.flatMap(place =>
  (['before', 'after'] as const).map(when => ({ ...place, when, name: `${when} ${place.name}` })),
)
