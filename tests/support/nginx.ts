import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../scripts/shop/paths'

export type Nginx = { end: () => Promise<void> }

type Ports = { port: number; shopPorts: readonly number[] }

/** nginx with deploy/nginx.conf on a port of this machine, in front of shops on other ones. */
export async function startNginx({ port, shopPorts }: Ports): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // its workers are another user
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, { port, shopPorts }))
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  await listening(child, port)
  return {
    end: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const SERVER = 'server 127.0.0.1:3000 max_fails=0;'

/** The shop's own file with the values that it says are to be replaced. */
function configuration(folder: string, { port, shopPorts }: Ports): string {
  const replaced = (text: string, [from, to]: [string, string]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says «${from}».`)
    return text.replaceAll(from, to)
  }
  const shop = [
    [SERVER, shopPorts.map(shop => SERVER.replace('3000', String(shop))).join(' ')],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['shop.example', 'localhost'],
    ['/var/cache/nginx/shop', path.join(folder, 'pages')],
  ] satisfies [string, string][]
  const site = shop.reduce(replaced, readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8'))
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events {} http { access_log off; ${site} }`
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`)
    await pause(20)
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
