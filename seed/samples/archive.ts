import { createHash } from 'node:crypto'
import { type Zippable, zipSync } from 'fflate'
import { APPLICATION_NAMES, type Package } from '@/site/packages'
import { readme } from './readme'
import { COMMAND, POWERSHELL, SHELL } from './scripts'

export type Sample = { name: string; bytes: Buffer; sha256: string }

const SYSTEMS = { win: 'windows', mac: 'mac' } as const
const UNIX = 3
const [PLAIN, RUNNABLE] = [0o100644, 0o100755]

/** Of the local clock, as the format has it: the same bytes in every time zone. */
const MADE = new Date(2026, 0, 1)

/** What stands where an application would be: the same bytes whenever and wherever it is made. */
export function sampleOf(found: Package, version: string): Sample {
  const folder = `${APPLICATION_NAMES[found.application]} ${version} ${SYSTEMS[found.os]} sample`
    .toLowerCase()
    .replaceAll(' ', '-')
  const files = { 'README.txt': text(readme(found, version), found), ...SCRIPTS[found.os] }
  const bytes = Buffer.from(zipSync({ [folder]: files }, { level: 0, mtime: MADE }))
  return { name: `${folder}.zip`, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

const text = (words: string, { os }: Pick<Package, 'os'>, mode = PLAIN): Zippable[string] => [
  new TextEncoder().encode(os === 'win' ? words.replaceAll('\n', '\r\n') : words),
  { os: UNIX, attrs: mode << 16 },
]

const SCRIPTS: Record<Package['os'], Zippable> = {
  win: {
    'licence-check.cmd': text(COMMAND, { os: 'win' }),
    'licence-check.ps1': text(POWERSHELL, { os: 'win' }),
  },
  mac: { 'licence-check.command': text(SHELL, { os: 'mac' }, RUNNABLE) },
}
