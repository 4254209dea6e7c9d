import type { Database } from '../runtime/database'

/** A row that does not agree with the others: its number or id, and what it is beside what it should be. */
export type Found = { row: string; says: string }

/** `find` gives the rows that break the rule; all of them where they are many. */
export type Invariant = { name: string; find: (db: Database) => Promise<Found[]> }
