import type { OwnedLicence } from '../ownership'

/**
 * One thing in which owners differ, as steps: what is owned at each, and to which step something more leads, by its
 * name. Step 0 is to own nothing of it; what is not named makes no difference any more.
 */
type AxisStep<Move extends string> = {
  readonly owned: readonly OwnedLicence[]
  readonly next: ReadonlyMap<Move, number>
}
export type Axis<Move extends string = string> = readonly AxisStep<Move>[]

/** Steps of which each has one more of the same than the one before. */
export function chain<Move extends string>(
  move: Move,
  owned: readonly (readonly OwnedLicence[])[],
): Axis<Move> {
  return owned.map((each, index) => ({
    owned: each,
    next: new Map(index + 1 < owned.length ? [[move, index + 1]] : []),
  }))
}

/** Every combination of the steps of several axes, as numbers with a digit for each axis. */
export type Grid = {
  readonly size: number
  /** Nothing, and the states in which something of one axis alone is owned. */
  readonly apart: readonly number[]
  ownedAt(state: number): OwnedLicence[]
  /** The states with one thing more. */
  above(state: number): number[]
  /** To the state after several things more, in their order. */
  adding(moves: readonly string[]): (state: number) => number
}

type Place = { readonly axis: Axis; readonly weight: number }

/** No two axes may know a move of the same name. */
export function gridOf(axes: readonly Axis[]): Grid {
  const places = axes.map((axis, index): Place => ({ axis, weight: sizeOf(axes.slice(0, index)) }))
  return {
    size: sizeOf(axes),
    apart: [...new Set(places.flatMap(({ axis, weight }) => axis.map((_, digit) => digit * weight)))],
    ownedAt: state => places.flatMap(place => stepAt(place, state)?.owned ?? []),
    above: state =>
      places.flatMap(place => {
        const next = stepAt(place, state)?.next.values() ?? []
        return [...next].map(digit => state + (digit - digitAt(place, state)) * place.weight)
      }),
    adding: moves => {
      const shifts = places.map(place => ({ ...place, shift: shiftsOf(place, moves) }))
      return state => {
        let after = state
        for (const place of shifts) after += place.shift[digitAt(place, state)] ?? 0
        return after
      }
    },
  }
}

const sizeOf = (axes: readonly Axis[]): number => axes.reduce((size, axis) => size * axis.length, 1)

const digitAt = ({ axis, weight }: Place, state: number): number => Math.floor(state / weight) % axis.length

const stepAt = (place: Place, state: number) => place.axis[digitAt(place, state)]

/** How far the moves lead from each step. */
function shiftsOf({ axis, weight }: Place, moves: readonly string[]): number[] {
  return axis.map((_, from) => {
    const to = moves.reduce((digit, move) => axis[digit]?.next.get(move) ?? digit, from)
    return (to - from) * weight
  })
}
