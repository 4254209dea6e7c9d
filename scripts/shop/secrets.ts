import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { DATA } from './paths'

const SECRETS = ['PAYLOAD_SECRET', 'SANDBOX_SECRET'] as const
const FILE = path.join(DATA, 'secrets.env')

/** A production server with its own database brings its own secrets. */
const bringsItsOwn = () => process.env.NODE_ENV === 'production' && Boolean(process.env.DATABASE_URL)

/**
 * Secrets that are not set come from `.data/secrets.env`, written on first start. With NODE_ENV=production and
 * DATABASE_URL a missing one stops the start.
 */
export function loadSecrets(): void {
  const missing = SECRETS.filter(name => !process.env[name])
  if (missing.length > 0 && bringsItsOwn()) {
    throw new Error(
      `${missing.join(' and ')} must be set in production (at least 24 characters each): make one with «openssl rand -hex 32».`,
    )
  }
  const stored = existsSync(FILE) ? parseEnvFile(readFileSync(FILE, 'utf8')) : {}
  for (const name of [...missing, 'POSTGRES_PASSWORD'] as const) {
    process.env[name] ??= stored[name] ?? randomBytes(32).toString('hex')
  }
  if (!bringsItsOwn()) remember(stored)
}

function remember(stored: NodeJS.Dict<string>): void {
  const all = { ...stored }
  for (const name of [...SECRETS, 'POSTGRES_PASSWORD']) all[name] ??= process.env[name]
  mkdirSync(DATA, { recursive: true })
  writeFileSync(
    FILE,
    `${Object.entries(all)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')}\n`,
    { mode: 0o600 },
  )
}
