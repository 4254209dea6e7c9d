import { createHash } from 'node:crypto'
import type { Answer } from './answer'
import type { Surroundings } from './csp'
import { bytesOf, type Encoding, type Packed, pack } from './encoding'
import { everywhere, type HeaderList, isDocument, onDocument } from './headers'

/** A cached page, ready to send: valid at its `revision` and before `until` (ms, UTC). */
export type Entry = {
  status: number
  address: string
  family: string
  packed: Packed
  heads: Record<Encoding, Heads>
  etags: Record<Encoding, string>
  until: number
  revision: number
  bytes: number
}

type Heads = { whole: HeaderList; known: HeaderList }
type Life = Pick<Entry, 'address' | 'family' | 'until' | 'revision'>

/** Objects, headers and index entries: 9 KB on average of 3,000 pages. */
const OVERHEAD = 9_216

/**
 * Packs an answer and writes its headers once for each encoding, also those of a 304; `bytes` is about what it takes of
 * the memory.
 */
export async function entryOf(answer: Answer, life: Life, around: Surroundings): Promise<Entry> {
  const { body, contentType, inline, status } = answer
  const packed = await pack(body, contentType)
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etags = { br: `"${etag}-br"`, gzip: `"${etag}-gz"`, identity: `"${etag}"` }
  const common = [
    ...answer.headers.filter((_, index) => answer.headers[index & ~1] !== 'content-type'),
    ...everywhere(around),
    ...(isDocument(contentType) ? onDocument(inline, 'shop', around) : []),
    'Vary',
    VARIES_BY,
  ]
  const headsAs = (encoding: Encoding): Heads => {
    const known = [...common, 'ETag', etags[encoding]]
    const packing = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return { known, whole: ['Content-Type', contentType, ...known, ...packing] }
  }
  const [plain, br, gzip] = [headsAs('identity'), headsAs('br'), headsAs('gzip')]
  const heads =
    'identity' in packed ? { identity: plain, br: plain, gzip: plain } : { identity: plain, br, gzip }
  return { ...life, status, packed, heads, etags, bytes: bytesOf(packed) + OVERHEAD }
}

/** All that selects a variant, for caches before us. */
const VARIES_BY =
  'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, CF-IPCountry, X-Country, RSC'
