import type { Row } from '../run-apart'

export type { Row }

/** Attacks a shop of its own and tells what came of it. */
export type Attack = {
  /** What it does to the shop, in one sentence. */
  does: string
  /** Minutes after which it counts as lost; 5 where nothing is said. */
  minutes?: number
  run: () => Promise<Row[]>
}
