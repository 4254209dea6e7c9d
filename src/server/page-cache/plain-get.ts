import type { IncomingMessage } from 'node:http'

export type PlainGet = Required<Pick<IncomingMessage, 'url'>> & Pick<IncomingMessage, 'method' | 'headers'>

const MAX_BYTES = 8_192
const END = '\r\n\r\n'
/** Two slashes at the front are a host to some and a path to others. */
const REQUEST_LINE = /^GET (\/(?!\/)[!-~]*) HTTP\/1\.1$/
const HEADER_LINE = /^([\w-]+): ([!-~][ -~]*)$/
/** With a body, or with an answer or a connection of another kind. */
const NOT_PLAIN = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade'])

/**
 * The whole request in `bytes` if it is a GET as browsers, proxies and crawlers write it, and nothing else; undefined
 * leaves it to Node's parser. Stricter than that: what two readers could read differently is not read here.
 */
export function plainGetOf(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  const text = bytes.toString('latin1')
  if (!text.endsWith(END)) return undefined
  const [first = '', ...lines] = text.slice(0, -END.length).split('\r\n')
  const url = REQUEST_LINE.exec(first)?.[1]
  const headers = url === undefined ? undefined : headersOf(lines)
  return url !== undefined && headers?.host ? { method: 'GET', url, headers } : undefined
}

function headersOf(lines: readonly string[]): Record<string, string> | undefined {
  const headers: Record<string, string> = Object.create(null)
  for (const line of lines) {
    const [, said, value] = HEADER_LINE.exec(line) ?? []
    if (said === undefined || value === undefined) return undefined
    const name = said.toLowerCase()
    if (name in headers || NOT_PLAIN.has(name)) return undefined
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return undefined
    headers[name] = value
  }
  return headers
}
