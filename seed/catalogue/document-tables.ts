/** Where documents lie: in the tables of what is published, or in those of their versions, which prefix every name. */
export type DocumentTables = {
  table: string
  column: (name: string) => string
  /** The table of a list of choices or items. */
  child: (field: string) => string
  path: (field: string) => string
  /** What an item of a list is known by. */
  item: (id: string) => Record<string, string>
}

export const publishedTables = (table: string): DocumentTables => ({
  table,
  column: name => name,
  child: field => `${table}_${field}`,
  path: field => field,
  item: id => ({ id }),
})

export const versionTables = (table: string): DocumentTables => ({
  table: `_${table}_v`,
  column: name => `version_${name}`,
  child: field => `_${table}_v_version_${field}`,
  path: field => `version.${field}`,
  item: id => ({ id, _uuid: id }),
})
