import { spawnSync } from 'node:child_process'
import { say } from './say'

export const onPath = (name: string): string | undefined => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Without a network it fails soon: whoever has another way then takes that. */
const PATIENCE = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
]
const PATIENCE_MS = 300_000

/** False if this is no Debian, we are not root, or it fails. */
export function installDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  say(`Installing ${packages.join(', ')} (apt-get) …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...PATIENCE, ...args], {
      timeout: PATIENCE_MS,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
