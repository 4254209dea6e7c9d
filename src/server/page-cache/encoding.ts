import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Packed = { br: Buffer; gzip: Buffer } | { identity: Buffer }

const ofBrotli = promisify(brotliCompress)
const ofGzip = promisify(gzip)

const TEXT = /^(?:text\/|application\/(?:[a-z.+-]*json|[a-z.+-]*xml|javascript)|image\/svg)/i

const packings: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: body =>
    ofBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: body => ofGzip(body, { level: 6 }),
}

/** Off the main thread: 100 KB of HTML take about 3 ms. */
export async function pack(body: Buffer, contentType: string): Promise<Packed> {
  if (!TEXT.test(contentType)) return { identity: alone(body) }
  const [br, gzipped] = await Promise.all([packings.br(body), packings.gzip(body)])
  return { br: alone(br), gzip: alone(gzipped) }
}

/** In its own memory: Node cuts small buffers from one of 64 KB, which stays while any of them does. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** For an answer that is sent once: in one encoding only, off the main thread. */
export const packFor = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? body : packings[encoding](body)

/** Decompresses for the few clients that accept none. */
export function packedAs(packed: Packed, encoding: Encoding): Buffer {
  if ('identity' in packed) return packed.identity
  return encoding === 'identity' ? gunzipSync(packed.gzip) : packed[encoding]
}

/** Of all its encodings together, which is what it takes of the memory. */
export const bytesOf = (packed: Packed): number =>
  'identity' in packed ? packed.identity.byteLength : packed.br.byteLength + packed.gzip.byteLength

/** As in «br;q=0, gzip» → gzip. */
export function encodingFor(accepts: string): Encoding {
  const taken = accepts
    .toLowerCase()
    .split(',')
    .map(entry => entry.trim().split(/\s*;\s*/))
    .flatMap(([name, weight = '']) => (/^q=0(\.0*)?$/.test(weight) ? [] : [name]))
  return (['br', 'gzip'] as const).find(name => taken.includes(name)) ?? 'identity'
}
