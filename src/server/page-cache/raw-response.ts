import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { HeaderList } from './headers'

/** An answer as it is told to Node: its head in turns of names and values. */
export type Told = { status: number; head: HeaderList; body: Buffer }

/**
 * Answers as they go over the wire, head and body in one piece, for the second that their Date and Cache-Control name.
 * Node checks and joins the lines of a head for each answer anew; a page that is asked for often is spared that.
 */
export type RawResponses = {
  /** `of`: the lines of the head that stay the same from second to second; `at` in ms. */
  find(of: HeaderList, at: number): Buffer | undefined
  keep(of: HeaderList, at: number, told: Told): Buffer
}

/** How long a connection stays open without a request. Clients who are told so do not ask on one that just ends. */
export const KEPT_OPEN_SECONDS = 5

/** So many a second at most: of pages of 16 KB these are 4 MB. */
const MOST = 256

/** None yet. */
export function openRawResponses(): RawResponses {
  const made = new Map<HeaderList, Buffer>()
  let second = 0
  return {
    find: (of, at) => (Math.floor(at / 1000) === second ? made.get(of) : undefined),
    keep: (of, at, told) => {
      const now = Math.floor(at / 1000)
      if (now !== second || made.size >= MOST) made.clear()
      second = now
      const piece = pieceOf(told, at)
      made.set(of, piece)
      return piece
    },
  }
}

/** An answer of HTTP/1.1 on a connection that stays open. */
function pieceOf({ status, head, body }: Told, at: number): Buffer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let index = 0; index < head.length; index += 2) lines.push(`${head[index]}: ${head[index + 1]}`)
  const connection = ['Connection: keep-alive', `Keep-Alive: timeout=${KEPT_OPEN_SECONDS}`]
  lines.push(`Date: ${new Date(at).toUTCString()}`, ...connection, '\r\n')
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body])
}

/** Whether a piece fits: no HEAD, no older protocol, no connection that is to end, no header of this answer alone. */
export const takesRawResponses = (response: ServerResponse): boolean => {
  const { req, shouldKeepAlive } = response
  const isPlain = shouldKeepAlive && req.method === 'GET' && req.httpVersionMinor === 1
  return isPlain && response.getHeaderNames().length === 0 && '_headerSent' in response
}

/** Node is told that the head is sent, for it stands in the piece: for that it has no public way (decision 013). */
export function sendRaw(response: ServerResponse, piece: Buffer): void {
  Object.assign(response, { _header: 'in the piece', _headerSent: true })
  response.end(piece)
}
