import http from 'node:http'
import https from 'node:https'
import { isPushEndpoint, isStandIn } from './endpoint'
import { PrivateAddress, publicLookup } from './public-lookup'

/** `retryAfter`: the header as it came. */
export type Answer =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  | { kind: 'unanswered' }
  | { kind: 'forbidden' }

export type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer }

const TIMEOUT_MS = 10_000
const MAX_SOCKETS = 25

const agent = new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
const lookup = publicLookup()

/** Posts to a push service. Follows no redirect, reads no answer beyond its head, and reaches public addresses alone. */
export function post({ endpoint, headers, body }: PushRequest, timeout = TIMEOUT_MS): Promise<Answer> {
  if (!isPushEndpoint(endpoint)) return Promise.resolve({ kind: 'forbidden' })
  const signal = AbortSignal.timeout(timeout)
  const common = { method: 'POST', headers, signal }
  return new Promise(resolve => {
    const request = isStandIn(endpoint)
      ? http.request(endpoint, common)
      : https.request(endpoint, { ...common, agent, lookup })
    request.on('response', response => {
      response.on('error', () => {}).resume()
      const { statusCode = 0, headers: told } = response
      resolve({ kind: 'answered', status: statusCode, retryAfter: told['retry-after'] })
    })
    request.on('error', error =>
      resolve({ kind: error instanceof PrivateAddress ? 'forbidden' : 'unanswered' }),
    )
    request.end(body)
  })
}
