import Cookies from 'js-cookie'
import { GUEST_TOKEN, GUEST_TOKEN_DAYS } from '@/site/guest-token'
import { consentNow } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/**
 * This browser's random name, made at its first use; empty where the visitor has not agreed to statistics. Kept anew at
 * each use: browsers end a cookie after 400 days, however long it asks for.
 */
export function guestToken(): string {
  if (!consentNow()?.statistics) return ''
  return quietly(() => kept(Cookies.get(GUEST_TOKEN) ?? made())) ?? ''
}

const made = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

function kept(token: string): string {
  const secure = window.location.protocol === 'https:'
  Cookies.set(GUEST_TOKEN, token, { expires: GUEST_TOKEN_DAYS, sameSite: 'lax', secure })
  return token
}
