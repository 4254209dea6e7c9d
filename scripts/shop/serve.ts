import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { CLIENT_IP, clientIpOf } from '@/server/client-ip'
import { env } from '@/server/env'
import { originForm } from '@/site/raw-path'
import { ROOT } from './paths'

export type Serving = { stop: () => Promise<void> }

/** Serves the shop on PORT, in this process, so that Next and its launcher end together. */
export async function serve({ dev }: { dev: boolean }): Promise<Serving> {
  const { default: next } = await import('next')
  const server = createServer()
  // Without a host name: with one, Next's rewrites loop.
  const app = next({ dev, dir: ROOT, httpServer: server, port: env().PORT })
  const handle = app.getRequestHandler()
  await app.prepare()
  server.on('request', (request, response) => {
    request.url = originForm(request.url)
    tellClientIp(request)
    void handle(request, response)
  })
  const sockets = openSockets(server)
  await listening(server)
  return { stop: () => closed(server, sockets) }
}

/** Handlers see no socket: they learn who is connected from a header, which nobody outside can set. */
function tellClientIp({ headers, socket }: IncomingMessage): void {
  headers[CLIENT_IP] = clientIpOf({
    remote: socket.remoteAddress,
    forwarded: headers['x-forwarded-for'],
    trustProxy: env().TRUST_PROXY === '1',
  })
}

const listening = (server: Server) =>
  new Promise<void>((resolve, reject) => {
    const { PORT } = env()
    server.once('error', error =>
      reject(
        'code' in error && error.code === 'EADDRINUSE'
          ? new Error(`Port ${PORT} is taken: end what runs there, or set PORT to another one.`)
          : error,
      ),
    )
    server.listen(PORT, resolve)
  })

/** Every open connection, those of hot reload too, which the server itself no longer counts as its own. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

const closed = (server: Server, sockets: ReadonlySet<Socket>) =>
  new Promise<void>(resolve => {
    server.close(() => resolve())
    for (const socket of sockets) socket.destroy()
  })
