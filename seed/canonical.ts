const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** One text per value: the order of keys, the spelling of an instant and the kind of emptiness make no difference. */
export function canonical(value: unknown): string {
  return JSON.stringify(normal(value))
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function normal(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return normalText(value)
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normal)
  return typeof value === 'object' && value !== null ? normalObject(value) : (value ?? null)
}

function normalText(text: string): string | null {
  if (text === '') return null
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? text : new Date(at).toISOString()
}

function normalObject(value: object): object | null {
  const filled = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, normal(inner)])
    .filter(([, inner]) => inner !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return filled.length === 0 ? null : Object.fromEntries(filled)
}
