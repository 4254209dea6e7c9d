import { STATUS_CODES } from 'node:http'
import type { HeaderList } from './headers'

export type RawResponse = { status: number; head: HeaderList; body: Buffer }

/** Answers as raw bytes, valid for the second of their Date: head and body of a page are joined once a second. */
export type RawResponses = {
  /** `of`: the headers that stay the same; `at` in ms. */
  find(of: HeaderList, at: number): Buffer | undefined
  keep(of: HeaderList, at: number, told: RawResponse): Buffer
}

/** How long an idle connection stays open. Clients that know avoid one that is about to end. */
export const KEPT_OPEN_SECONDS = 5

/** At 16 KB a page, 4 MB. */
const MAX_RESPONSES = 256

/** Empty; holds the answers of one second, at most 256 of them. */
export function openRawResponses(): RawResponses {
  const made = new Map<HeaderList, Buffer>()
  let second = 0
  return {
    find: (of, at) => (Math.floor(at / 1000) === second ? made.get(of) : undefined),
    keep: (of, at, told) => {
      const now = Math.floor(at / 1000)
      if (now !== second || made.size >= MAX_RESPONSES) made.clear()
      second = now
      const raw = rawOf(told, at)
      made.set(of, raw)
      return raw
    },
  }
}

function rawOf({ status, head, body }: RawResponse, at: number): Buffer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let index = 0; index < head.length; index += 2) lines.push(`${head[index]}: ${head[index + 1]}`)
  const connection = ['Connection: keep-alive', `Keep-Alive: timeout=${KEPT_OPEN_SECONDS}`]
  lines.push(`Date: ${new Date(at).toUTCString()}`, ...connection, '\r\n')
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body])
}
