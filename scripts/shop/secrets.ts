import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { newVapidKey } from '@/server/runtime/vapid-pair'
import { DATA } from './paths'

const SECRETS = ['PAYLOAD_SECRET', 'SANDBOX_SECRET'] as const
const random = () => randomBytes(32).toString('hex')

/** What is made here where nothing sets it; without the last one a server that brings its own sends no push messages. */
const MADE: Record<string, () => string> = {
  PAYLOAD_SECRET: random,
  SANDBOX_SECRET: random,
  POSTGRES_PASSWORD: random,
  VAPID_PRIVATE_KEY: newVapidKey,
}

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
  const made = bringsItsOwn() ? ['POSTGRES_PASSWORD'] : Object.keys(MADE)
  for (const name of made) process.env[name] ||= stored[name] || MADE[name]?.()
  if (!bringsItsOwn()) remember(stored)
}

function remember(stored: NodeJS.Dict<string>): void {
  const all = { ...stored }
  for (const name of Object.keys(MADE)) all[name] ||= process.env[name]
  mkdirSync(DATA, { recursive: true })
  writeFileSync(
    FILE,
    `${Object.entries(all)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')}\n`,
    { mode: 0o600 },
  )
}
