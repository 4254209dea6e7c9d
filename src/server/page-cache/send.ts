import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, packedAs } from './encoding'
import type { Entry } from './entry'
import { cacheControl, type HeaderList } from './headers'
import { type RawResponse, type RawResponses, sendRaw, takesRawResponses } from './raw-response'

type Sent = { entry: Entry; encoding: Encoding; at: number; cdnSeconds: number }
type RequestLine = Pick<IncomingMessage, 'method' | 'headers'>

const NOTHING = Buffer.alloc(0)

/** 304 where the browser has the page. */
export function send(
  request: RequestLine,
  response: ServerResponse,
  sent: Sent,
  rawResponses: RawResponses,
): void {
  const { entry, encoding, at } = sent
  const { whole, known } = entry.heads[encoding]
  const fixed = isKnown(request.headers['if-none-match'], entry) ? known : whole
  if (takesRawResponses(response)) {
    sendRaw(response, rawResponses.find(fixed, at) ?? rawResponses.keep(fixed, at, toldWith(fixed, sent)))
    return
  }
  const { status, head, body } = toldWith(fixed, sent)
  response.writeHead(status, [...head])
  response.end(request.method === 'HEAD' ? NOTHING : body)
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
