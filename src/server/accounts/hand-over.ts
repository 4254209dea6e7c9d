import {
  CLIENT_DAYS,
  CLIENT_EMAIL,
  CLIENT_MAC,
  HAND_OVER_COOKIE,
  HAND_OVER_SECONDS,
} from '@/site/client-cookies'
import { readConsent } from '@/site/consent'
import { nextPath } from '@/site/next-path'
import type { Cookie } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { database } from '../runtime/database'
import { deviceName } from '../sessions/device-name'
import { customerOfToken } from '../sessions/session'
import { signedIn } from '../sessions/session-cookies'
import { signIn } from './login'

type Cookies = Readonly<Record<string, string>>

/** Parameters that an application opens a page with; an address bar and a history must not keep them. */
const HANDED = ['token', 'mac', 'email']

const isHandedOver = (query: string): boolean => /[?&](?:token|mac)=/.test(query)

/**
 * The same address without what was handed over, and the cookies that keep it; undefined where nothing was (SPEC 9).
 * `loginPath` is where a guest says whether to sign in; undefined on sites without accounts.
 */
export function takeHandOver(
  url: URL,
  cookies: Cookies,
  loginPath: string | undefined,
): FormAnswer | undefined {
  if (!isHandedOver(url.search)) return undefined
  const { token, mac, email } = Object.fromEntries(
    HANDED.map(name => [name, url.searchParams.get(name)?.slice(0, 300) ?? '']),
  )
  const rest = new URLSearchParams(url.search)
  for (const name of HANDED) rest.delete(name)
  const clean = `${url.pathname}${rest.size > 0 ? `?${rest}` : ''}`
  const client = readConsent(cookies.consent)?.statistics ? clientCookies(email, mac) : []
  if (!token || !loginPath || cookies[TOKEN_COOKIE] !== undefined) return { goTo: clean, cookies: client }
  const kept = { name: HAND_OVER_COOKIE, value: token, maxAge: HAND_OVER_SECONDS, httpOnly: true }
  return { goTo: `${loginPath}?${new URLSearchParams({ next: clean })}`, cookies: [...client, kept] }
}

/** Readable by the page, which deletes them when the consent is taken back. */
const clientCookies = (email = '', mac = ''): Cookie[] =>
  [
    { name: CLIENT_EMAIL, value: email },
    { name: CLIENT_MAC, value: mac },
  ]
    .filter(({ value }) => value !== '')
    .map(cookie => ({ ...cookie, maxAge: CLIENT_DAYS * 86_400, httpOnly: false }))

/** Whose sign-in an application handed over; null where it is not valid (any more). */
export const handedOverBy = (token: string | undefined) =>
  token ? customerOfToken(database, { token, kind: 'session' }) : null

/**
 * Signs this browser in as the application's customer, once the visitor has agreed on the page that names them: a link
 * alone signs nobody in. The browser gets a session of its own, so that signing out here leaves the application alone.
 */
export async function acceptHandOver({ cookies, parameters, request }: Call): Promise<FormAnswer> {
  const next = nextPath(typeof parameters.next === 'string' ? parameters.next : undefined, '/')
  const over = { name: HAND_OVER_COOKIE, value: '', maxAge: 0, httpOnly: true }
  const customer = await handedOverBy(cookies[HAND_OVER_COOKIE])
  if (!customer) return { goTo: `/login?${new URLSearchParams({ next })}`, cookies: [over] }
  const token = await signIn(customer, deviceName(request.headers.get('user-agent')))
  return { goTo: next, cookies: [over, ...signedIn(customer, token)] }
}
