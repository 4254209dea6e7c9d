import type { Row } from '../run-apart'

export type { Row }

/** By the seed a run makes the same choices again; the short form makes few of each. */
export type Given = { seed: number; isShort: boolean }

/** Treats a shop as badly as payers, machines and people can, and tells whether all is right in the end. */
export type Torture = {
  /** What it does, in one sentence. */
  does: string
  /** Minutes after which it counts as lost; 5 where nothing is said. */
  minutes?: number
  run: (given: Given) => Promise<Row[]>
}

/** A row of things that went wrong, of so many: none must. */
export const none = (what: string, wrong: number, of: number): Row => ({
  what,
  figure: `${wrong} of ${of}`,
  must: '0',
  holds: wrong === 0 && of > 0,
})
