const JOINS = ['and', 'or']

/** Whether a question to a list leaves anything out: Payload asks with empty conditions, too. */
export function isFiltered(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(isFiltered)
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([name, value]) => !JOINS.includes(name) || isFiltered(value))
}
