import { ServerResponse } from 'node:http'
import { REDIRECT_HEADER } from '@/site/redirect'

/** The whole address that the proxy redirects to; undefined where it does not. Gone once the head is written. */
export const locationOf = (response: ServerResponse) => response.getHeader(REDIRECT_HEADER)

/**
 * Restores the proxy's redirects: Next takes one host for its own and leaves it out of `Location`, which is wrong
 * from another site of the shop.
 */
export function keepLocation(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse
  Object.assign(response, {
    writeHead: (...sent: unknown[]) => {
      const to = locationOf(response)
      response.removeHeader(REDIRECT_HEADER)
      if (to !== undefined) ServerResponse.prototype.setHeader.call(response, 'Location', to)
      return writeHead(...sent)
    },
  })
}
