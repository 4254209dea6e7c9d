import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Cookie, readCookies } from '../http/cookie'
import { env } from '../runtime/env'

const COOKIE = 'staff_device'
const HALF_A_YEAR = 180 * 24 * 3600

/**
 * Marks a browser in which a member of staff has signed in, so that strangers' tries do not count against it. Gives
 * no access, and holds for this address alone.
 */
export function markOfBrowser(email: string): Cookie {
  const random = randomBytes(16).toString('base64url')
  const value = `${random}.${signatureOf(email, random)}`
  return { name: COOKIE, value, maxAge: HALF_A_YEAR, httpOnly: true }
}

/** What tells this browser from others, out of its mark; null where it has none, or one for another address. */
export function browserKnownTo(email: string, cookies: string | null): string | null {
  const [random = '', signature = ''] = (readCookies(cookies)[COOKIE] ?? '').split('.')
  const told = Buffer.from(signature)
  const right = Buffer.from(signatureOf(email, random))
  return told.length === right.length && timingSafeEqual(told, right) ? random : null
}

const signatureOf = (email: string, random: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`staff browser:${email}:${random}`).digest('base64url')
