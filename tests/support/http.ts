import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

export type Handler = (request: Request, path: string) => Promise<Response>
export type HttpServer = { origin: string; port: number; close: () => Promise<void> }

/** A real HTTP server in front of route handlers, on a free port. */
export async function serveHandler(handler: Handler): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(handler, incoming).then(async response => {
      outgoing.writeHead(response.status, [...response.headers].flat())
      outgoing.end(await response.text())
    })
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const port = portOf(server)
  return { origin: `http://localhost:${port}`, port, close: () => closed(server) }
}

async function answer(handler: Handler, incoming: IncomingMessage): Promise<Response> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
  const body = incoming.method === 'GET' ? undefined : await text(incoming)
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  return handler(new Request(url, { method: incoming.method, headers, body }), url.pathname)
}

function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

const closed = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
