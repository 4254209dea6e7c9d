import { type IncomingMessage, ServerResponse } from 'node:http'
import { isLeftAlone } from '@/site/left-alone'
import { PUSH_WORKER } from '@/site/push'
import { takeStatus } from '../http/unavailable'
import { bufferResponse } from './buffer-response'
import type { Surroundings } from './csp'
import { encodingFor, packFor } from './encoding'
import { everywhere, type HeaderList, isDocument, onDocument, onWorker } from './headers'
import { endWhenLate } from './late-document'
import { keepLocation } from './location'
import { askForNonce, documentOf, forbidNonce } from './nonce'
import type { Outcome } from './outcome'
import { requestFactsOf } from './request-facts'
import { DEADLINE_MS } from './too-late'

const DOCUMENTS_TOO = /^\/(?:admin|sandbox|preview\/style)(?:[/?]|$)/

type Making = { outcome?: Outcome; deadlineMs?: number }

/**
 * Sets the security headers of an uncached answer. A document's depend on its content, so it is buffered and
 * compressed here; its status may be changed too.
 */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  around: Surroundings,
  { outcome, deadlineMs = DEADLINE_MS }: Making = {},
): void {
  put(response, everywhere(around))
  keepLocation(response)
  forbidNonce(request.headers)
  const facts = requestFactsOf(request, false)
  const [path = ''] = facts.url.split('?')
  if (path === PUSH_WORKER) put(response, onWorker(around))
  if (facts.hasOtherWork || (isLeftAlone(path) && !DOCUMENTS_TOO.test(path))) return
  const encoding = encodingFor(facts.accepts)
  const audience = path.startsWith('/admin') ? 'admin' : 'shop'
  // The handler would pack it before it can be read.
  delete request.headers['accept-encoding']
  const nonce = askForNonce(request.headers)
  const buffered = bufferResponse(response, {
    wants: () => {
      takeStatus(response)
      return response.statusCode !== 304 && isDocument(String(response.getHeader('content-type')))
    },
    release: async (body, end) => {
      if (outcome?.status !== undefined) response.statusCode = outcome.status
      const { html, inline } = documentOf(body.toString(), nonce)
      put(response, onDocument(inline, audience, around))
      put(response, ['Vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ')])
      // To a HEAD request the handler gives no body to measure.
      if (request.method === 'HEAD') return end()
      const packed = await packFor(Buffer.from(html), encoding)
      if (encoding !== 'identity') put(response, ['Content-Encoding', encoding])
      put(response, ['Content-Length', String(packed.byteLength)])
      end(packed)
    },
  })
  endWhenLate({ request, response, buffered, around, deadlineMs })
}

/** Directly: Next refuses headers once it has written its answer. */
function put(response: ServerResponse, headers: HeaderList): void {
  const { setHeader } = ServerResponse.prototype
  for (let index = 0; index < headers.length; index += 2)
    setHeader.call(response, headers[index] ?? '', headers[index + 1] ?? '')
}
