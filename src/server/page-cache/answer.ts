import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { takeStatus } from '../http/unavailable'
import { bufferResponse } from './buffer-response'
import { type HeaderList, isDocument } from './headers'
import { locationOf } from './location'
import { askForNonce, documentOf, type Inline } from './nonce'

export type Answer = {
  status: number
  headers: HeaderList
  contentType: string
  body: Buffer
  inline: Inline
  setsCookie: boolean
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type SyntheticRequest = { url: string; headers: Record<string, string> }

/** The rest of Next's headers is for caches that it does not have here. */
const KEPT = [
  'content-type',
  'content-language',
  'content-disposition',
  'link',
  'location',
  'refresh',
  'retry-after',
  'x-robots-tag',
]

/**
 * Has a handler answer a request without a connection. On `signal` it sees its connection closed, as if the visitor
 * had left.
 */
export async function collect(
  handle: Handler,
  synthetic: SyntheticRequest,
  signal?: AbortSignal,
): Promise<Answer> {
  const request = requestOf(synthetic)
  const nonce = askForNonce(request.headers)
  const response = new ServerResponse(request)
  const whole = new Promise<Buffer>((resolve, reject) => {
    const release = (body: Buffer, end: () => void) => {
      resolve(body)
      end()
    }
    const socket = new Nowhere().once('error', reject)
    response.assignSocket(socket)
    // What is to follow an answer waits for the end of its connection.
    response.once('finish', () => socket.destroy())
    bufferResponse(response, {
      wants: () => {
        takeStatus(response)
        return true
      },
      release,
    })
    signal?.addEventListener('abort', () => socket.destroy(), { once: true })
    response.once('close', () => reject(new Error(`The page ${synthetic.url} broke off while it was made`)))
  })
  const [body] = await Promise.all([whole, handle(request, response)])
  return answerOf(response, body, nonce)
}

function requestOf({ url, headers }: SyntheticRequest): IncomingMessage {
  const request = new IncomingMessage(new Nowhere())
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 }
  Object.assign(request, { method: 'GET', url, headers, rawHeaders: Object.entries(headers).flat() }, version)
  request.push(null)
  return request
}

function answerOf(response: ServerResponse, whole: Buffer, nonce: string): Answer {
  const headers = KEPT.flatMap(name => {
    const location = name === 'location' ? locationOf(response) : undefined
    const values = [location ?? response.getHeader(name) ?? []].flat()
    return values.flatMap(value => [name, String(value)])
  })
  const contentType = String(response.getHeader('content-type') ?? '')
  return {
    status: response.statusCode,
    headers,
    contentType,
    ...bodyOf(whole, contentType, nonce),
    setsCookie: response.hasHeader('set-cookie'),
  }
}

function bodyOf(whole: Buffer, contentType: string, nonce: string): Pick<Answer, 'body' | 'inline'> {
  if (!isDocument(contentType)) return { body: whole, inline: { scripts: [], styles: [] } }
  const { html, inline } = documentOf(whole.toString(), nonce)
  return { body: Buffer.from(html), inline }
}

class Nowhere extends Socket {
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done()
  }
  override _writev(_chunks: unknown, done: () => void): void {
    done()
  }
}
