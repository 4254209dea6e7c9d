import type { ServerResponse } from 'node:http'
import { type Encoding, packedAs } from './encoding'
import type { Entry } from './entry'
import { cacheControl, type HeaderList } from './headers'
import type { RawResponse, RawResponses } from './raw-response'
import type { RequestLine } from './request-facts'

/** `at` in ms. */
export type Sent = { entry: Entry; encoding: Encoding; at: number; cdnSeconds: number }

const NOTHING = Buffer.alloc(0)

/** 304 where the browser has the page. */
export function send(request: RequestLine, response: ServerResponse, sent: Sent): void {
  const { status, head, body } = toldWith(linesFor(request, sent), sent)
  response.writeHead(status, [...head])
  response.end(request.method === 'HEAD' ? NOTHING : body)
}

/** The whole answer to a GET of HTTP/1.1 over a connection that stays open. */
export function rawAnswer(request: RequestLine, sent: Sent, raw: RawResponses): Buffer {
  const fixed = linesFor(request, sent)
  return raw.find(fixed, sent.at) ?? raw.keep(fixed, sent.at, toldWith(fixed, sent))
}

function linesFor(request: RequestLine, { entry, encoding }: Sent): HeaderList {
  const { whole, known } = entry.heads[encoding]
  return isKnown(request.headers['if-none-match'], entry) ? known : whole
}

function toldWith(fixed: HeaderList, sent: Sent): RawResponse {
  const { entry, encoding } = sent
  const head = [...fixed, 'Cache-Control', lifeOf(sent)]
  if (fixed === entry.heads[encoding].known) return { status: 304, head, body: NOTHING }
  const body = packedAs(entry.packed, encoding)
  return { status: entry.status, head: [...head, 'Content-Length', String(body.byteLength)], body }
}

const lifeOf = ({ entry, at, cdnSeconds }: Sent): string =>
  entry.status === 200 ? cacheControl({ until: entry.until, at, seconds: cdnSeconds }) : 'no-store'

/** In any encoding, as the page is the same. */
function isKnown(named: string | undefined, { status, etags }: Entry): boolean {
  if (named === undefined || status !== 200) return false
  const { br, gzip, identity } = etags
  if (named === br || named === gzip || named === identity || named.trim() === '*') return true
  const tags = named.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return Object.values(etags).some(etag => tags.includes(etag))
}
