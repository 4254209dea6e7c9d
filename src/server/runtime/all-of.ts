type Awaiteds<T> = { [K in keyof T]: Awaited<T[K]> }

/** `Promise.all` of an object: its parts are made at once, and each keeps its name. Throws what the first of them throws. */
export async function allOf<T extends object>(parts: T): Promise<Awaiteds<T>> {
  const named = Object.entries(parts).map(async ([name, part]) => [name, await part] as const)
  // Object.fromEntries forgets which name has which type.
  return Object.fromEntries(await Promise.all(named)) as Awaiteds<T>
}
