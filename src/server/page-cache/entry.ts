import { createHash } from 'node:crypto'
import type { Answer } from './answer'
import type { Surroundings } from './csp'
import { bytesOf, type Encoding, type Packed, pack } from './encoding'
import { everywhere, type HeaderList, isDocument, onDocument } from './headers'

/** A page in memory, ready to be sent. Shown while `revision` is the one of now, and before `until` (ms, UTC). */
export type Entry = {
  status: number
  address: string
  packed: Packed
  /** Of each packing, Cache-Control and the length aside. */
  heads: Record<Encoding, HeaderList>
  etags: Record<Encoding, string>
  until: number
  revision: number
  /** Of memory, about. */
  bytes: number
}

type Life = Pick<Entry, 'address' | 'until' | 'revision'>

/** Objects, headers and the places that name an entry. */
const OVERHEAD = 4_096

/** Makes an answer ready: packs it once, and says once what may run in it. */
export async function entryOf(answer: Answer, life: Life, around: Surroundings): Promise<Entry> {
  const { body, contentType } = answer
  const packed = await pack(body, contentType)
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etags = { br: `"${etag}-br"`, gzip: `"${etag}-gz"`, identity: `"${etag}"` }
  const common = [
    ...answer.headers,
    ...everywhere(around),
    ...(isDocument(contentType) ? onDocument(body.toString(), 'shop', around) : []),
    'Vary',
    VARIES_BY,
  ]
  const head = (encoding: Encoding): HeaderList => [
    ...common,
    'ETag',
    etags[encoding],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
  const heads = { br: head('br'), gzip: head('gzip'), identity: head('identity') }
  return { ...life, status: answer.status, packed, heads, etags, bytes: bytesOf(packed) + OVERHEAD }
}

/** All that a page is chosen by, for caches between us and the visitor. */
const VARIES_BY =
  'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, CF-IPCountry, X-Country, RSC'
