import { ownOrigins } from '../http/origins'

const originOf = ({ headers }: Request): string | undefined => {
  const origin = headers.get('origin') ?? ''
  return ownOrigins().includes(origin) ? origin : undefined
}

/** Lets only pages of our own origins read an answer. */
export function allowOrigin(headers: Headers, request: Request): void {
  headers.append('Vary', 'Origin')
  const origin = originOf(request)
  if (origin === undefined) return
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
}

/** Answers OPTIONS with 204 whoever asks; only our own origins are told that they may call, for ten minutes. */
export function preflight(request: Request): Response {
  const headers = new Headers({ Allow: 'GET, POST, OPTIONS', 'Cache-Control': 'no-store' })
  allowOrigin(headers, request)
  if (originOf(request) !== undefined) {
    headers.set('Access-Control-Allow-Methods', 'GET, POST')
    headers.set('Access-Control-Allow-Headers', 'Content-Type')
    headers.set('Access-Control-Max-Age', '600')
  }
  return new Response(null, { status: 204, headers })
}
