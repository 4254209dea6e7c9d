import { createHash } from 'node:crypto'
import type { Answer } from './answer'
import type { Surroundings } from './csp'
import { bytesOf, type Encoding, type Packed, pack } from './encoding'
import { everywhere, type HeaderList, isDocument, onDocument } from './headers'

/** A page in memory, ready to be sent. Shown while `revision` is the one of now, and before `until` (ms, UTC). */
export type Entry = {
  status: number
  address: string
  /** That of the pages it is one of. */
  family: string
  packed: Packed
  /** For who takes a packing, Cache-Control and the length aside. */
  heads: Record<Encoding, Heads>
  etags: Record<Encoding, string>
  until: number
  revision: number
  /** Of memory, about. */
  bytes: number
}

/** Of the whole answer, and of the one to who has the page already. */
type Heads = { whole: HeaderList; known: HeaderList }
type Life = Pick<Entry, 'address' | 'family' | 'until' | 'revision'>

/** Objects, headers and the places that name an entry: 9 KB on average of 3,000 pages. */
const OVERHEAD = 9_216

/** Makes an answer ready: packs it once, and says once what may run in it. */
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

/** All that a page is chosen by, for caches between us and the visitor. */
const VARIES_BY =
  'Accept-Encoding, Cookie, User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, CF-IPCountry, X-Country, RSC'
