import { env } from '../runtime/env'

/** `maxAge` in seconds; 0 deletes it. */
export type Cookie = { name: string; value: string; maxAge: number; httpOnly: boolean }

/** The value of a Set-Cookie header; Secure with https. */
export function cookieText({ name, value, maxAge, httpOnly }: Cookie): string {
  const { SHOP_PROTOCOL, COOKIE_DOMAIN } = env()
  const flags = [httpOnly ? 'HttpOnly' : '', SHOP_PROTOCOL === 'https' ? 'Secure' : '']
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    COOKIE_DOMAIN ? `Domain=${COOKIE_DOMAIN}` : '',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...flags,
  ]
  return parts.filter(Boolean).join('; ')
}

/** Leaves out values that cannot be decoded. */
export function readCookies(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(';').flatMap(readPair)
  return Object.fromEntries(pairs)
}

function readPair(text: string): [string, string][] {
  const [name = '', ...rest] = text.trim().split('=')
  try {
    return name === '' ? [] : [[name, decodeURIComponent(rest.join('='))]]
  } catch {
    // A value that was not written by us; a broken escape is no reason to refuse the request.
    return []
  }
}
