import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DATA } from './paths'
import { say } from './say'

// The package brings a jar, and a Java by an install script: it is packed without scripts and kept out of the lock.
const PACKAGE = 'vnu-jar'
const VERSION = '26.9.16'
const INTEGRITY =
  'sha512-hDdy5FbqAD+eOZjUgYNzidSzi54v/VleB/asOyzYGCPcmsA9K4av6+oKS+ZP9DI1N2s/z6bX7k8kc5wWr3lsYg=='

const TOOLS = path.join(DATA, 'tools')
const ARCHIVE = path.join(TOOLS, `${PACKAGE}-${VERSION}.tgz`)
const FOLDER = path.join(TOOLS, `${PACKAGE}-${VERSION}`)
const JAR = path.join(FOLDER, 'package/build/dist/vnu.jar')

const java = () => process.env.JAVA ?? 'java'

export function htmlChecker(): { java: string; jar: string } {
  if (spawnSync(java(), ['-version']).status !== 0)
    throw new Error('The HTML checker needs Java 17 or later: install it, or set JAVA to where it is.')
  if (!existsSync(JAR)) unpack()
  return { java: java(), jar: JAR }
}

function unpack(): void {
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(ARCHIVE)) fetchArchive()
  const found = `sha512-${createHash('sha512').update(readFileSync(ARCHIVE)).digest('base64')}`
  if (found !== INTEGRITY) {
    rmSync(ARCHIVE)
    throw new Error(`${PACKAGE}@${VERSION} is not what it was: expected ${INTEGRITY}, found ${found}.`)
  }
  const { status, stderr } = spawnSync('tar', ['-xzf', ARCHIVE, '-C', FOLDER], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The archive of the HTML checker could not be opened with tar: ${stderr}`)
}

function fetchArchive(): void {
  say(`Fetching ${PACKAGE} ${VERSION} (30 MB, once) …`)
  const { status } = spawnSync(
    'npm',
    ['pack', `${PACKAGE}@${VERSION}`, '--ignore-scripts', '--silent', '--pack-destination', TOOLS],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (status !== 0 || !existsSync(ARCHIVE))
    throw new Error(
      `The HTML checker could not be fetched: npm needs its registry, once. Without a network put ${ARCHIVE} there by hand.`,
    )
}
