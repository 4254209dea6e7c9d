import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { askRaw } from '../../../tests/support/raw-request'
import type { Trap } from './trap'

/** A shop's way to its payers, on which its calls can be seen; gives its origin. */
export async function openPayerWay(to: string, shop: number, trap: Trap): Promise<string> {
  const { port, host } = new URL(to)
  const server = createServer((request, response) => {
    void pass({ port: Number(port), host }, shop, trap, { request, response }).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}

type Passing = { request: IncomingMessage; response: ServerResponse }

async function pass(
  to: { port: number; host: string },
  shop: number,
  trap: Trap,
  { request, response }: Passing,
): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = request
  const text = `${method} ${path.split('?')[0]}`
  const body = (await buffer(request)).toString('latin1')
  if (trap.springs(shop, { at: 'call', when: 'before', text })) return void response.destroy()
  const { host: _, connection: __, 'transfer-encoding': ___, ...kept } = headers
  const answer = await askRaw({ ...to, path, method: methodOf(method), headers: Object(kept), body })
  if (trap.springs(shop, { at: 'call', when: 'after', text })) return void response.destroy()
  response.writeHead(answer.status, { 'content-type': answer.headers['content-type'] ?? 'application/json' })
  response.end(answer.body)
}

const methodOf = (method: string) =>
  method === 'POST' || method === 'PATCH' || method === 'PUT' ? method : ('GET' as const)
