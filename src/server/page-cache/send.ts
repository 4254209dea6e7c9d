import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, packedAs } from './encoding'
import type { Entry } from './entry'
import { cacheControl } from './headers'

type Sent = { entry: Entry; encoding: Encoding; at: number; cdnSeconds: number }

/** Sends a page out of memory; 304 without a body where the browser has it already. */
export function send(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { entry, encoding: taken, at, cdnSeconds }: Sent,
): void {
  const { body, encoding } = packedAs(entry.packed, taken)
  const head = [...entry.heads[encoding]]
  const life = { until: entry.until, at, seconds: cdnSeconds }
  head.push('Cache-Control', entry.status === 200 ? cacheControl(life) : 'no-store')
  if (entry.status === 200 && isKnown(request.headers['if-none-match'], entry.etags)) {
    response.writeHead(304, withoutBody(head)).end()
    return
  }
  head.push('Content-Length', String(body.byteLength))
  response.writeHead(entry.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whatever packing it had: the page is the same. */
function isKnown(known: string | undefined, etags: Entry['etags']): boolean {
  if (known === undefined) return false
  if (known.trim() === '*') return true
  const named = known.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return Object.values(etags).some(etag => named.includes(etag))
}

const OF_BODY = ['Content-Type', 'Content-Encoding'].map(name => name.toLowerCase())

function withoutBody(head: readonly string[]): string[] {
  return head.filter((_, index) => !OF_BODY.includes((head[index - (index % 2)] ?? '').toLowerCase()))
}
