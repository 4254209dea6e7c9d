import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'
import { type LocalizedSource, statesOf } from './translation-states'

export const TRANSLATION_STATES = ['missing', 'draft', 'scheduled', 'live', 'outdated'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** A language of a document. `lacks`: fields that the original has and it has not; `outdated`: those that its original changed since. */
export type Cell = {
  locale: Locale
  state: TranslationState
  isOriginal: boolean
  lacks: string[]
  outdated: string[]
}
export type MatrixRow = { collection: string; id: string; title: string; cells: Cell[] }

/** `waiting`: missing in part or outdated, of what is published. */
export type StateFilter = TranslationState | 'waiting'
export type MatrixFilter = {
  kind?: string | undefined
  locale?: Locale | undefined
  state?: StateFilter | undefined
  /** A part of the title, in any case of its letters. */
  words?: string | undefined
}
type MatrixPage = { rows: MatrixRow[]; total: number }
type Shown = { offset: number; limit: number; at: number }

/** Documents × languages at an instant (ms), the last changed first. */
export async function translationMatrix(
  sources: readonly LocalizedSource[],
  { kind, locale, state, words }: MatrixFilter,
  { offset, limit, at }: Shown,
): Promise<MatrixPage> {
  const chosen = sources.filter(({ collection, parts }) => parts.length > 0 && (!kind || collection === kind))
  if (chosen.length === 0) return { rows: [], total: 0 }
  const found = await database.query<Found>(
    `select collection, id, max(title) as title, count(*) over () as total from (${statesOf(chosen)}) s
     group by collection, id, changed
     having strpos(lower(max(title)), lower($2::text)) > 0
       and bool_or(($3::text is null or locale = $3::text) and ($4::text is null or state = $4::text
         or ($4::text = 'waiting' and waits) or ($4::text = 'missing' and not is_original and lacks <> '{}')))
     order by changed desc, id limit $5::integer offset $6::integer`,
    [new Date(at), words ?? '', locale ?? null, state ?? null, limit, offset],
  )
  return { rows: await withCells(chosen, found, at), total: found[0]?.total ?? 0 }
}

type Found = Omit<MatrixRow, 'cells'> & { total: number }

/** A statement of its own: to find documents by their titles alone, Postgres looks at no other text. */
async function withCells(
  sources: readonly LocalizedSource[],
  found: readonly Found[],
  at: number,
): Promise<MatrixRow[]> {
  const shown = sources.filter(source => found.some(({ collection }) => collection === source.collection))
  if (shown.length === 0) return []
  const cells = await database.query<Cell & { id: string }>(
    `select id, locale, state, is_original as "isOriginal", lacks, outdated from (${statesOf(shown)}) s
     where document_id = any($2::uuid[])`,
    [new Date(at), found.map(({ id }) => id)],
  )
  const byId = Map.groupBy(cells, ({ id }) => id)
  return found.map(({ total: _, ...row }) => ({
    ...row,
    cells: (byId.get(row.id) ?? []).map(({ id: __, ...cell }) => cell),
  }))
}

/** How many published documents wait for a translation into each language, missing in part or outdated, at an instant (ms). */
export const waitingTranslations = (
  sources: readonly LocalizedSource[],
  at: number,
): Promise<{ locale: Locale; texts: number }[]> =>
  database.query<{ locale: Locale; texts: number }>(
    `select locale, count(*) as texts from (${statesOf(sources.filter(({ parts }) => parts.length > 0))}) s
     where waits group by locale order by locale`,
    [new Date(at)],
  )
