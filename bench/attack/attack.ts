/** One thing that an attack measured: what, how much, and whether the shop holds what it promises there. */
export type Row = { what: string; figure: string; holds: boolean }

/** Attacks a shop of its own and tells what came of it. */
export type Attack = {
  /** What it does to the shop, in one sentence. */
  does: string
  /** Minutes after which it counts as lost; 5 where nothing is said. */
  minutes?: number
  run: () => Promise<Row[]>
}
