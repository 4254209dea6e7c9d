import { AsyncLocalStorage } from 'node:async_hooks'

type Making = { isDegraded: boolean }
type Shared = { shopMaking?: AsyncLocalStorage<Making> }

// One per process, whatever bundle asks: a page is begun in the launcher, and what makes it is bundled apart.
const shared: Shared = globalThis as Shared

const storage = (): AsyncLocalStorage<Making> => {
  shared.shopMaking ??= new AsyncLocalStorage()
  return shared.shopMaking
}

/** Says of the page that is being made that it lacks something: it is shown as it is, and kept by nobody. */
export function lacksSomething(): void {
  const making = storage().getStore()
  if (making) making.isDegraded = true
}

/** Does `work`, and tells whether what it made lacks something. */
export async function watched<T>(work: () => Promise<T>): Promise<{ made: T; isDegraded: boolean }> {
  const making: Making = { isDegraded: false }
  const made = await storage().run(making, work)
  return { made, isDegraded: making.isDegraded }
}
