import type { Point } from './points'

/** Waits for a point on all ways of a shop; who comes there first is killed, and nobody after. */
export type Trap = {
  set: (point: Point) => Promise<number>
  /** Whether this is where a shop dies; it is dead then. */
  springs: (shop: number, seen: Pick<Point, 'at' | 'when'> & { text: string }) => boolean
}

export function openTrap(kill: (shop: number) => void): Trap {
  let waiting: { point: Point; caught: (shop: number) => void } | undefined
  return {
    set: point =>
      new Promise(resolve => {
        waiting = { point, caught: resolve }
      }),
    springs: (shop, { at, when, text }) => {
      if (!waiting || waiting.point.at !== at || waiting.point.when !== when || !waiting.point.of.test(text))
        return false
      const { caught } = waiting
      waiting = undefined
      kill(shop)
      caught(shop)
      return true
    },
  }
}
