import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeftAlone } from '@/site/left-alone'
import type { Surroundings } from './csp'
import { encodingFor, packFor } from './encoding'
import { everywhere, type HeaderList, isDocument, onDocument } from './headers'
import { hold } from './hold'
import { saidOf } from './said'

/** Handlers that answer with documents although they are no pages of the shop. */
const DOCUMENTS_TOO = /^\/(?:admin|sandbox)(?:[/?]|$)/

/**
 * Puts the headers of safety on an answer that is not stored. Of a document they follow from what stands in it, so that
 * it is held back until it is whole, and packed here.
 */
export function dress(request: IncomingMessage, response: ServerResponse, around: Surroundings): void {
  put(response, everywhere(around))
  const said = saidOf(request, false)
  const [path = ''] = said.url.split('?')
  if (said.hasOtherWork || (isLeftAlone(path) && !DOCUMENTS_TOO.test(path))) return
  const encoding = encodingFor(said.accepts)
  // The handler would pack it before it can be read.
  delete request.headers['accept-encoding']
  hold(response, {
    wants: ({ statusCode }) => statusCode !== 304 && isDocument(String(response.getHeader('content-type'))),
    release: async (body, end) => {
      put(
        response,
        onDocument(
          body.toString(),
          DOCUMENTS_TOO.test(path) && path.startsWith('/admin') ? 'admin' : 'shop',
          around,
        ),
      )
      const packed = await packFor(body, encoding)
      if (encoding !== 'identity') put(response, ['Content-Encoding', encoding])
      response.appendHeader('Vary', 'Accept-Encoding')
      put(response, ['Content-Length', String(packed.byteLength)])
      end(request.method === 'HEAD' ? undefined : packed)
    },
  })
}

function put(response: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2)
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
}
