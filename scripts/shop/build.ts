import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { compileThread } from './compiled-server'
import { hashOf } from './files-hash'
import { ROOT } from './paths'
import { say } from './say'

const MARK = path.join(ROOT, '.next', 'source-hash')
const SOURCES = [
  'src',
  'scripts/thread.ts',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

const MAX_OUTPUT = 16 * 1024 * 1024

/** Reading the pages reads the settings too: a build opens no database and signs nothing with them. */
const UNUSED = {
  DATABASE_URL: 'postgres://nobody@shop.invalid/shop',
  PAYLOAD_SECRET: 'a build signs nothing with this',
  SANDBOX_SECRET: 'a build signs nothing with this',
}

type Failed = Error & { stdout?: string }

/** Does nothing where these sources are built already. Throws with what the build said. */
export async function build(): Promise<void> {
  const hash = hashOf(...SOURCES)
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return
  say('Building the pages (about a minute) …')
  await promisify(execFile)('next', ['build'], {
    cwd: ROOT,
    env: { ...UNUSED, ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: MAX_OUTPUT,
    shell: process.platform === 'win32',
  }).catch(({ stdout = '', message }: Failed) => {
    throw new Error(`The build failed:\n${stdout}\n${message}`)
  })
  compileThread()
  writeFileSync(MARK, hash)
}
