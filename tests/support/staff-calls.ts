import config from '@payload-config'
import { handleEndpoints } from 'payload'

type Asking = { ip?: string; cookie?: string; authorization?: string }

const HOST = 'localhost:3000'
const ORIGIN = `http://${HOST}`

/** Asks the admin's own API, without a server: a call to a path below /cms, from a network. */
export function askStaffApi(method: string, path: string, body?: object, asking: Asking = {}) {
  const { ip = '192.0.2.1', cookie, authorization } = asking
  const headers = new Headers({
    ...{ host: HOST, origin: ORIGIN, 'content-type': 'application/json' },
    'x-client-ip': ip,
  })
  if (cookie) headers.set('cookie', cookie)
  if (authorization) headers.set('authorization', authorization)
  const request = new Request(`${ORIGIN}/cms${path}`, { method, headers, body: body && JSON.stringify(body) })
  return handleEndpoints({ config, request })
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
