/** Where documents lie: in the tables of what is published, or in those of their versions, which prefix every name. */
export type Place = {
  table: string
  column: (name: string) => string
  /** The table of a list of choices or items. */
  child: (field: string) => string
  path: (field: string) => string
  /** What an item of a list is known by. */
  item: (id: string) => Record<string, string>
}

export const publishedPlace = (table: string): Place => ({
  table,
  column: name => name,
  child: field => `${table}_${field}`,
  path: field => field,
  item: id => ({ id }),
})

export const versionPlace = (table: string): Place => ({
  table: `_${table}_v`,
  column: name => `version_${name}`,
  child: field => `_${table}_v_version_${field}`,
  path: field => `version.${field}`,
  item: id => ({ id, _uuid: id }),
})
