import type { Effect } from './effect'
import type { EventOf, Name } from './event'
import type { Fact, Need } from './fact'
import type { Move } from './moves'
import type { Applies } from './rules'
import type { State } from './state'
import type { Terms } from './subscription'

/**
 * `when` chooses among the rows of a state, the first match wins; `needs` refuse with their code; `to`: the same state where
 * left out; `does` is run in order; `effects` are for the shop; `begins`: the terms of a new subscription.
 */
export type Row<N extends Name> = {
  readonly from: readonly State[]
  readonly when?: readonly Fact<N>[]
  readonly needs?: readonly Need<N>[]
  readonly to?: State
  readonly applies?: Applies
  readonly does?: readonly Move<N>[]
  readonly effects?: readonly Effect[]
  readonly begins?: (told: EventOf<N>) => Terms
}

export type Rows<N extends Name> = { readonly [each in N]: readonly Row<each>[] }
