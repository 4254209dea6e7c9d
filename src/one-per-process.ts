/**
 * What this process has one of, whatever bundle asks: made by whoever asks first. Next bundles pages, proxy, routes and the
 * start of the server apart, and the server that stands before it is compiled by us (`scripts/compile.mjs`); so a module is
 * there several times in one process, each time with variables of its own. Only the global object is there once.
 */
export function onePerProcess<T extends object>(name: string, make: () => T): T {
  const shared: Record<symbol, T | undefined> = globalThis
  const key = Symbol.for(`shop: ${name}`)
  const known = shared[key]
  if (known) return known
  const made = make()
  shared[key] = made
  return made
}
