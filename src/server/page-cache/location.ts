import { ServerResponse } from 'node:http'
import { REDIRECT_HEADER } from '@/site/redirect'

/** Where a redirect of ours leads; undefined where the handler's own word holds. */
export const locationOf = (response: ServerResponse) => response.getHeader(REDIRECT_HEADER)

/**
 * Sends redirects where the proxy wanted them. Next takes one host for its own, whichever was asked, and leaves it out of
 * the addresses that lead there: from another site of the shop such a one would lead nowhere.
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
