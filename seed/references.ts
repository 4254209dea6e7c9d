import type { SeedProblem } from './problem'
import type { ParsedSeed, SeedTables } from './seed-tables'

type Reference = { table: keyof SeedTables; row: string | number; field: string; names: (string | number)[] }

/** Names of rows that do not exist: a plan of no product, a coupon for an unknown route, and the like. */
export function referenceProblems(tables: SeedTables, rows: ParsedSeed): SeedProblem[] {
  const pids = new Set<unknown>(rows.products.map(({ pid }) => pid))
  const routes = new Set<unknown>(rows.products.map(({ route }) => route))
  const codes = new Set<unknown>(rows.coupons.map(({ code }) => code))
  const missing = [
    ...unknown(pids, pidReferences(rows)),
    ...unknown(routes, routeReferences(rows)),
    ...unknown(codes, codeReferences(rows)),
  ]
  return missing.map(({ table, row, field, name }) => ({
    ...{ file: tables[table].file, row: String(row), field },
    reason: `names «${name}», which does not exist`,
  }))
}

function unknown(known: ReadonlySet<unknown>, references: Reference[]) {
  return references.flatMap(({ names, ...reference }) =>
    names.filter(name => !known.has(name)).map(name => ({ ...reference, name })),
  )
}

function pidReferences({ plans, bundles, campaigns }: ParsedSeed): Reference[] {
  return [
    ...plans.map(({ payKey, pid }) => ({ table: 'plans' as const, row: payKey, field: 'pid', names: [pid] })),
    ...bundles.map(({ pid }) => ({ table: 'bundles' as const, row: pid, field: 'pid', names: [pid] })),
    ...bundles.map(row => ({
      ...{ table: 'bundles' as const, row: row.pid, field: 'includes', names: row.includes },
    })),
    ...campaigns.map(row => ({
      ...{ table: 'campaigns' as const, row: row.key, field: 'promotion_ids', names: row.promotion_ids },
    })),
  ]
}

function routeReferences(rows: ParsedSeed): Reference[] {
  const { 'offer-rules': rules, coupons, 'product-copy': pages } = rows
  return [
    ...blockReferences(rows),
    ...rules.map(({ key, routes }) => ({
      ...{ table: 'offer-rules' as const, row: key, field: 'routes', names: routes },
    })),
    ...coupons.map(({ code, allow_products }) => ({
      ...{ table: 'coupons' as const, row: code, field: 'allow_products', names: allow_products },
    })),
    ...pages.map(({ route, generic_route }) =>
      generic_route === null
        ? { table: 'product-copy' as const, row: route, field: 'route', names: [route] }
        : { table: 'product-copy' as const, row: route, field: 'generic_route', names: [generic_route] },
    ),
  ]
}

function blockReferences({ pages }: ParsedSeed): Reference[] {
  return pages.flatMap(({ route, blocks }) =>
    Object.entries(blocks).flatMap(([locale, ofLocale]) =>
      (ofLocale ?? []).map(({ routes = [] }) => ({
        ...{ table: 'pages' as const, row: route, field: `blocks.${locale}`, names: routes },
      })),
    ),
  )
}

function codeReferences({ campaigns }: ParsedSeed): Reference[] {
  return campaigns.map(({ key, coupons }) => ({
    table: 'campaigns',
    row: key,
    field: 'coupons',
    names: coupons,
  }))
}
