import { randomBytes } from 'node:crypto'
import { ask, textOf } from '../../tests/support/ask'
import { TEST_STAFF } from '../../tests/support/template'

type Shop = { port: number; origin: string }
/** Asks as somebody of the staff, as a browser on a page of the admin does; throws where it is refused. */
export type Asked = (
  path: string,
  sent?: { method: 'POST' | 'PATCH'; body: string; type: string },
) => Promise<string>

const ROLES = ['marketer', 'writer', 'support'] as const
type Role = 'admin' | (typeof ROLES)[number]

/** One member of the staff of each role. */
export async function signInEach(shop: Shop): Promise<Record<Role, Asked>> {
  const admin = await signIn(shop, TEST_STAFF)
  const others = ROLES.map(async role => {
    const login = {
      email: `${role}-${randomBytes(4).toString('hex')}@staff.test`,
      password: randomBytes(12).toString('hex'),
    }
    await admin('/cms/users', json('POST', { ...login, role }))
    return [role, await signIn(shop, login)] as const
  })
  const [marketer, writer, support] = await Promise.all(others)
  if (!marketer || !writer || !support) throw new Error('A role has nobody.')
  return { admin, marketer: marketer[1], writer: writer[1], support: support[1] }
}

const json = (method: 'POST' | 'PATCH', body: object) =>
  ({ method, body: JSON.stringify(body), type: 'application/json' }) as const

export const form = (fields: Record<string, string>) =>
  ({
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    type: 'application/x-www-form-urlencoded',
  }) as const

async function signIn(shop: Shop, login: object): Promise<Asked> {
  const { token } = JSON.parse(await send(shop, {}, '/cms/users/login', json('POST', login)))
  return (...sent) => send(shop, { authorization: `JWT ${token}` }, ...sent)
}

async function send(
  shop: Shop,
  identity: Record<string, string>,
  ...[path, sent]: Parameters<Asked>
): Promise<string> {
  const headers = {
    ...identity,
    origin: shop.origin,
    'sec-fetch-site': 'same-origin',
    ...(sent && { 'content-type': sent.type }),
  }
  const answer = await ask(shop, { path, headers, ...(sent && { method: sent.method, body: sent.body }) })
  if (answer.status >= 400)
    throw new Error(`${path} answered ${answer.status}: ${textOf(answer).slice(0, 500)}`)
  return textOf(answer)
}
