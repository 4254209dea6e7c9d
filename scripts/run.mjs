// Runs one of the project's scripts on a machine that may have nothing but Node and npm:
// installs what is missing, then starts `scripts/NAME.ts` on the newest Node at hand.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const inRoot = (...parts) => path.join(root, ...parts)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: the shop needs 20.19 or later.`)
  process.exit(1)
}

const isInstalled = () => {
  const installed = inRoot('node_modules', '.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs
}

if (!isInstalled()) {
  console.error('Installing packages (npm ci) …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('npm ci failed: see its message above, mend it and start again.')
    process.exit(npm.status ?? 1)
  }
}

const { PATH, ...env } = process.env
const child = spawn(
  process.execPath.includes('node_modules') ? process.execPath : newestNode(),
  programOf(name),
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PATH: `${inRoot('node_modules', '.bin')}${path.delimiter}${PATH}` },
  },
)
// npm signals its child only (package.json has `exec` so that this is it, not a shell), and waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

/** A compiled file needs no loader, which would also look at every module of Next and Payload. */
function programOf(script) {
  if (script === 'start') return [inRoot('scripts', 'launcher.mjs'), ...args]
  if (script === 'serve') return [builtServer(), ...args]
  return ['--import', 'tsx', inRoot('scripts', `${script}.ts`), ...args]
}

function builtServer() {
  const server = inRoot('.next', 'serve.mjs')
  if (existsSync(server)) return server
  console.error('Nothing is built yet: npm run build.')
  process.exit(1)
}

function newestNode() {
  const pinned = inRoot('node_modules', '.bin', 'node')
  const works = existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0
  return works ? pinned : process.execPath
}
