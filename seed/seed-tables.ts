import type { z } from 'zod'
import type { Table } from './table'
import type { seedRows } from './tables'

type Tables = typeof seedRows

/** A seed of the same collections; a row may still be wrong. */
export type SeedTables = { [Name in keyof Tables]: Table<object, Tables[Name]['schema']> }

export type ParsedSeed = { [Name in keyof Tables]: z.output<Tables[Name]['schema']>[] }
