import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/shop/free-port'
import { startNginx } from './nginx'
import type { Page } from './raw-get'
import { startServer } from './server-process'

export type Rival = { name: string; address: string }

/** Servers that do nothing but send: the page's own bytes, and Next with an empty page. */
export async function startRivals({ body, headers }: Page): Promise<{ rivals: Rival[]; end: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'))
  const file = path.join(folder, 'page')
  writeFileSync(file, body)
  const [bare, nginx, next] = [await freePort(), await freePort(), await freePort()]
  const servers = [
    await startBare(file, headers, bare),
    await startNginx(body, headers, nginx),
    await startNext(next),
  ]
  const at = (port: number, where = '/') => `http://127.0.0.1:${port}${where}`
  const end = () => {
    for (const server of servers) server.end()
    rmSync(folder, { recursive: true })
  }
  const rivals = [
    { name: 'nginx, the same bytes as a file', address: at(nginx) },
    { name: 'node:http, the same bytes and headers', address: at(bare) },
    { name: 'next start, an empty static page', address: at(next, '/stored') },
  ]
  return { rivals, end }
}

export const startBare = (file: string, headers: readonly string[], port: number) =>
  startServer({
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/bare-server.ts'],
    env: { PORT: String(port), BODY: file, HEADERS: JSON.stringify(headers) },
    ready: 'Serving',
  })

const startNext = (port: number) =>
  startServer({ command: 'next', args: ['start', 'bench/empty-page', '-p', String(port)], ready: 'Ready' })
