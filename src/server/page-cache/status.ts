import type { ServerResponse } from 'node:http'
import { takeStatus } from '../http/unavailable'
import { bufferResponse } from './buffer-response'
import { isDocument } from './headers'
import type { Outcome } from './outcome'

/** Applies the status that the page reported, once the document is whole. */
export function keepStatus(response: ServerResponse, outcome: Outcome): void {
  bufferResponse(response, {
    wants: () => {
      takeStatus(response)
      return isDocument(String(response.getHeader('content-type')))
    },
    release: (body, end) => {
      if (outcome.status !== undefined) response.statusCode = outcome.status
      end(body)
    },
  })
}
