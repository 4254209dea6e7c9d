import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawRequest = {
  /** Where the server listens; the host that is asked for goes into the header. */
  port: number
  host: string
  /** Exactly as it goes over the wire. */
  path: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'OPTIONS'
  headers?: Record<string, string | string[]>
  body?: string
  /** Whose connections are used, where sixteen at once are too few. */
  agent?: Agent
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Connections that nobody uses go before the server would close them: it does after five seconds. */
const sixteen = new Agent({ keepAlive: true, maxSockets: 16, timeout: 4_000 })

/** Asks a server with a path and headers that no browser or URL parser has put in order; redirects are not followed. */
export const askRaw = ({
  port,
  host,
  path,
  method = 'GET',
  headers,
  body: sent,
  agent = sixteen,
}: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asking = request(
      { agent, host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
      answer => {
        buffer(answer).then(
          body => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        )
      },
    )
    asking.once('error', reject)
    asking.end(sent)
  })
