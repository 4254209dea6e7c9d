import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Buffering = {
  /** Asked once, at the first byte, when status and headers are set. */
  wants: (response: ServerResponse) => boolean
  /** `end` sends the body with the headers of that moment. */
  release: (body: Buffer, end: (body?: Buffer) => void) => void
}

/** `giveUp`: drops what the handler writes from now on; false if it is being sent already. */
export type Buffered = { giveUp: () => boolean }

/** Buffers a wanted response until it is whole, so that headers can depend on the body; others pass through. */
export function bufferResponse(response: ServerResponse, { wants, release }: Buffering): Buffered {
  const write = response.write.bind(response) as (...sent: unknown[]) => boolean
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse
  const flushHeaders = response.flushHeaders.bind(response)
  const writeHead = response.writeHead.bind(response)
  const chunks: Buffer[] = []
  let isWanted: boolean | undefined
  let isEnded = false
  let isReleased = false
  const isBuffered = () => {
    isWanted ??= wants(response)
    return isWanted
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      withHead(response, status, rest.at(-1))
      return isReleased || !isBuffered() ? writeHead(status) : response
    },
    flushHeaders: () => {
      if (!isBuffered()) flushHeaders()
    },
    write: (...sent: unknown[]) => {
      if (!isBuffered()) return write(...sent)
      chunks.push(bytesOf(sent))
      called(sent)
      return true
    },
    end: (...sent: unknown[]) => {
      if (!isBuffered()) return end(...sent)
      if (isEnded) return response
      isEnded = true
      chunks.push(bytesOf(sent))
      release(Buffer.concat(chunks), body => {
        isReleased = true
        end(body)
      })
      called(sent)
      return response
    },
  })
  // Next asks this to learn whether somebody has answered already.
  Object.defineProperty(response, 'headersSent', { get: () => isWanted === true || hasHead(response) })
  return {
    giveUp: () => {
      if (isEnded || isWanted === false) return false
      isWanted = true
      isEnded = true
      return true
    },
  }
}

const hasHead = (response: ServerResponse): boolean => Reflect.get(response, '_header') !== null

type HeadersGiven = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined

function withHead(response: ServerResponse, status: number, given: unknown): void {
  response.statusCode = status
  for (const [name, value] of headersIn(given as HeadersGiven)) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

function headersIn(given: HeadersGiven): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(given)) return typeof given === 'object' ? Object.entries(given) : []
  return given.flatMap((name, index): [string, OutgoingHttpHeader | undefined][] =>
    index % 2 === 0 ? [[String(name), given[index + 1]]] : [],
  )
}

function bytesOf([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, Buffer.isEncoding(String(encoding)) ? (encoding as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}

function called(sent: unknown[]): void {
  const done = sent.findLast(each => typeof each === 'function')
  if (typeof done === 'function') process.nextTick(() => done())
}
