import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, packFor } from '../../page-cache/encoding'
import { openedDoor } from './door'

/** Plain addresses below the two bases, but those that are no calls; whatever is written otherwise is for Next to read. */
const CALL = /^\/(?:order\/[\w-]+\.php|service\/(?!openapi\.json$)[\w-]+(?:[./][\w-]+)*)$/
const METHODS = ['GET', 'POST', 'OPTIONS']
const WEBHOOK = /^\/webhooks\/[a-z]+$/

/** What answers a request where it is a call; undefined where it is none, or calls are not open yet. */
export function callIn(request: IncomingMessage): ((response: ServerResponse) => Promise<void>) | undefined {
  const { method = '', url = '' } = request
  const [path = ''] = url.split('?')
  const answer = openedDoor()
  if (!answer || !isCall(method, path)) return undefined
  return async response => send(await answer(requestOf(request)), request, response)
}

const isCall = (method: string, path: string): boolean =>
  (METHODS.includes(method) && CALL.test(path)) || (method === 'POST' && WEBHOOK.test(path))

/** Of the address only path and query count: which host was asked, the header says. */
function requestOf(request: IncomingMessage): Request {
  const { method = '', url = '' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const body = method === 'POST' && { body: streamOf(request), duplex: 'half' }
  return new Request(`http://localhost${url}`, { method, headers, ...body })
}

/** Read as far as somebody wants it; the rest of what is too large is Node's to throw away. */
function streamOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = request[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** So many bytes fit into one packet, packed or not. */
const SMALL = 1_024

async function send(answer: Response, { headers: asked }: IncomingMessage, response: ServerResponse) {
  const plain = Buffer.from(await answer.arrayBuffer())
  const isSmall = plain.byteLength < SMALL
  const encoding = isSmall ? 'identity' : encodingFor(String(asked['accept-encoding'] ?? ''))
  const body = await packFor(plain, encoding)
  if (!isSmall) answer.headers.append('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') answer.headers.set('Content-Encoding', encoding)
  if (answer.status !== 204) answer.headers.set('Content-Length', String(body.byteLength))
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(body)
}
