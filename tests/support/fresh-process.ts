import { register } from 'prom-client'
import { vi } from 'vitest'

// The files of a worker run one after the other in one process (decision 070). Packages stay loaded; all that is ours is
// loaded anew for each file, and what the process has one of is made anew.

type Kept = { firstEnvironment?: NodeJS.ProcessEnv; _payload?: Map<string, unknown> } & Record<
  symbol,
  unknown
>
const here: Kept = globalThis as never

here.firstEnvironment ??= { ...process.env }
const { firstEnvironment } = here
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.resetModules()
for (const key of Object.getOwnPropertySymbols(here))
  if (Symbol.keyFor(key)?.startsWith('shop: ')) Reflect.deleteProperty(here, key)
for (const name of Object.keys(process.env)) if (!(name in firstEnvironment)) delete process.env[name]
Object.assign(process.env, firstEnvironment)
// The CMS that the last file started: its database is gone.
here._payload?.clear()
// The counters of the last file, which the package keeps.
register.clear()
