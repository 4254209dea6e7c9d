import { spawnSync } from 'node:child_process'
import { openEnvironment } from './shop/environment'
import { ROOT } from './shop/paths'

// Payload's own command line, with the shop's settings and database: `generate:types`, `migrate:create NAME`, …
const { stop } = await openEnvironment()
const { status } = spawnSync('payload', process.argv.slice(2), { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PAYLOAD_TELEMETRY: 'false' } })
await stop()
process.exit(status ?? 1)
