import md5 from 'md5'
import type { Client } from 'pg'

const ORIGIN = 'http://localhost:3000'

export type Question<Base = 'order' | 'service'> = {
  name: string
  base: Base
  path: string
  method: 'GET' | 'POST'
  input: Record<string, string>
}

const wrong = md5('not the password 1')
/** What everyone may ask about an address. */
export const QUESTIONS: Question[] = [
  { name: 'login', base: 'order', path: 'user.php', method: 'POST', input: { a: 'login', password: wrong } },
  {
    name: 'client login',
    base: 'order',
    path: 'client.php',
    method: 'POST',
    input: { password: wrong, mac: 'm', os: 'win' },
  },
  { name: 'resetpw', base: 'order', path: 'user.php', method: 'POST', input: { a: 'resetpw' } },
  { name: 'send_release', base: 'order', path: 'user.php', method: 'POST', input: { a: 'send_release' } },
  { name: 'is_subscribed', base: 'service', path: 'api/v2/is_subscribed', method: 'GET', input: {} },
]

export const known = (number: number) => `known${number}@example.com`
export const unknown = (number: number) => `nobody${number}@example.com`

/** Asks the calls of a shop in this process, each time from a network of its own; so many known addresses have an account. */
export async function openAlike(db: Pick<Client, 'query'>, people: number) {
  const { hashSecret } = await import('@/server/sessions/password-hash')
  await db.query(
    `insert into customers (email, locale, marketing, password_hash, confirmed_at)
     select 'known' || number || '@example.com', 'en', true, $1, now() from generate_series(1, $2::int) number`,
    [await hashSecret(md5('the password 1')), people],
  )
  const [{ answerCall }, { ORDER_CALLS }, { SERVICE_CALLS }] = await Promise.all([
    import('@/server/api/router'),
    import('@/server/api/order/calls'),
    import('@/server/api/service/calls'),
  ])
  const tables = { order: ORDER_CALLS, service: SERVICE_CALLS }
  let network = 0
  return (question: Question, email: string): Promise<Response> => {
    network += 1
    return answerCall(tables[question.base], requestOf(question, email, network), question.path)
  }
}

function requestOf({ base, path, method, input }: Question, email: string, network: number): Request {
  const query = new URLSearchParams({ ...input, email })
  const headers = { origin: ORIGIN, 'x-client-ip': `2001:db8:0:${network.toString(16)}::1` }
  const url = `${ORIGIN}/${base}/${path}`
  return method === 'GET'
    ? new Request(`${url}?${query}`, { headers })
    : new Request(url, { method, headers, body: query })
}
