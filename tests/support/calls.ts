import md5 from 'md5'
import { afterAll, expect } from 'vitest'
import { freshDatabase, type TestDatabase } from './database'
import { rowOf, undescribed } from './described'

export const ORIGIN = 'http://localhost:3000'

type Asking = {
  /** The parameter `a`. */
  a?: string
  script?: string
  /** A path below the service base, asked in place of a script of the order base. */
  service?: string
  method?: 'GET' | 'POST'
  /** Sent as JSON, or in the query of a GET. */
  input?: Record<string, unknown>
  /** Cookies as a browser holds them. */
  jar?: Record<string, string>
  headers?: Record<string, string>
  ip?: string
}

type Told = {
  status: number
  headers: Headers
  body: Record<string, unknown>
  jar: Record<string, string>
}

export type Calls = {
  db: TestDatabase
  /** Makes a call of either base as our own pages make it; its answer has to be what the row of the call says. */
  ask: (asking: Asking) => Promise<Told>
  /** Lets the jobs of the shop run, as a server does. */
  work: () => Promise<void>
}

/** Both bases of a shop for the tests of one file, called as a browser calls them. */
export async function openCalls(): Promise<Calls> {
  const db = await freshDatabase()
  const { answerCall } = await import('@/server/api/router')
  afterAll(async () => (await import('@/server/jobs/work')).stopJobs())
  return {
    db,
    ask: async asking => {
      const { script = 'user.php', service, method = 'POST', a, jar = {} } = asking
      const [table, path] = [await tableOf(asking), service ?? script]
      const answer = await told(await answerCall(table, requestOf(asking), path), jar)
      expect(undescribed(rowOf(table, { path, method, a }), answer), `${path} ${a ?? ''}`).toBeNull()
      return answer
    },
    work: async () => (await import('@/server/startup/start')).startServer(),
  }
}

const tableOf = async ({ service }: Asking) =>
  service === undefined
    ? (await import('@/server/api/order/calls')).ORDER_CALLS
    : (await import('@/server/api/service/calls')).SERVICE_CALLS

/** What a browser sends for a typed password. */
export const typed = (password: string): string => md5(password)

function requestOf(asking: Asking) {
  const { a, script = 'user.php', service, method = 'POST', input = {}, jar = {}, headers, ip } = asking
  const isGet = method === 'GET'
  const query = new URLSearchParams({ ...(a !== undefined && { a }), ...(isGet && textsOf(input)) })
  const path = service === undefined ? `order/${script}` : `service/${service}`
  return new Request(`${ORIGIN}/${path}?${query}`, {
    method,
    headers: {
      'x-client-ip': ip ?? '203.0.113.1',
      'sec-fetch-site': 'same-origin',
      ...(isGet ? {} : { 'content-type': 'application/json', origin: ORIGIN }),
      ...(Object.keys(jar).length > 0 && { cookie: cookieOf(jar) }),
      ...headers,
    },
    body: isGet ? undefined : JSON.stringify(input),
  })
}

const textsOf = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))

const cookieOf = (jar: Record<string, string>) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

async function told(response: Response, jar: Record<string, string>): Promise<Told> {
  const text = await response.text()
  const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, body, jar: kept(response, jar) }
}

function kept(response: Response, before: Record<string, string>): Record<string, string> {
  const jar = { ...before }
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...flags] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (flags.includes('Max-Age=0')) delete jar[name]
    else jar[name] = value
  }
  return jar
}
