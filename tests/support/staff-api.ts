import { ask } from './ask'
import { TEST_STAFF } from './template'

type Body = Record<string, unknown>
type Shop = { port: number }
/** Does what the admin does, by its own API; what it answers. Throws where it is refused. */
export type Staff = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: Body) => Promise<Body>

/** Signs in as the first member of staff on a process. */
export async function signInStaff(shop: Shop): Promise<Staff> {
  const { token } = await send(shop, {}, 'POST', '/users/login', TEST_STAFF)
  return (...sent) => send(shop, { authorization: `JWT ${token}` }, ...sent)
}

async function send(
  shop: Shop,
  identity: Record<string, string>,
  ...[method, path, body]: Parameters<Staff>
): Promise<Body> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity', ...identity }
  const answer = await ask(shop, { method, path: `/cms${path}`, headers, body: body && JSON.stringify(body) })
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`)
  const parsed: Body = JSON.parse(String(answer.body))
  return parsed
}
