import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { env } from '@/server/runtime/env'
import { ROOT } from './paths'
import { NOT_OURS, type Postgres, startPostgres } from './postgres'
import { say } from './say'
import { loadSecrets } from './secrets'

export async function openEnvironment(): Promise<Postgres> {
  const file = path.join(ROOT, '.env')
  if (existsSync(file))
    Object.assign(process.env, { ...parseEnvFile(readFileSync(file, 'utf8')), ...process.env })
  loadSecrets()
  const postgres = await openPostgres()
  process.env.DATABASE_URL = postgres.url
  env()
  return postgres
}

async function openPostgres(): Promise<Postgres> {
  const url = process.env.DATABASE_URL
  if (url) return { url, ...NOT_OURS }
  say('Starting Postgres …')
  return startPostgres()
}
