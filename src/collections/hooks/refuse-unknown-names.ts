import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { type Refusal, refuseFor } from '../fields/refusal'

type Columns = { routes?: string; tiers?: string }
type Known = Record<keyof Columns, ReadonlySet<string>>

/**
 * A published rule names only routes and tiers that products have: any other would narrow it to nothing. `columns`: the
 * fields that name them.
 */
export const refuseUnknownNames =
  (columns: Columns): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const row = { ...originalDoc, ...data }
    if (row._status === 'draft') return data
    const known = await namesOfProducts(req)
    const { routes, tiers } = columns
    refuseFor([...unknownIn(row, routes, known.routes), ...unknownIn(row, tiers, known.tiers)])
    return data
  }

async function namesOfProducts(req: PayloadRequest): Promise<Known> {
  const { docs } = await req.payload.find({
    collection: 'products',
    select: { route: true, aliases: true, tier: true },
    pagination: false,
    depth: 0,
    req,
  })
  return {
    routes: new Set(docs.flatMap(({ route, aliases }) => [route, ...(aliases ?? [])])),
    tiers: new Set(docs.map(({ tier }) => tier)),
  }
}

function unknownIn(
  row: Record<string, unknown>,
  path: string | undefined,
  known: ReadonlySet<string>,
): Refusal[] {
  const values = path === undefined ? undefined : row[path]
  if (path === undefined || !Array.isArray(values)) return []
  return values
    .filter(value => !known.has(String(value)))
    .map(value => ({ code: 'unknown_name', path, sentence: `No product has the key “${value}”.` }))
}
