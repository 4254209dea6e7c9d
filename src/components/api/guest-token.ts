import Cookies from 'js-cookie'
import { GUEST_TOKEN, GUEST_TOKEN_DAYS } from '@/site/guest-token'
import { consentNow } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/** This browser's random name, made at its first use; empty where the visitor has not agreed to statistics. */
export function guestToken(): string {
  if (!consentNow()?.statistics) return ''
  return quietly(() => Cookies.get(GUEST_TOKEN) ?? made()) ?? ''
}

function made(): string {
  const token = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const secure = window.location.protocol === 'https:'
  Cookies.set(GUEST_TOKEN, token, { expires: GUEST_TOKEN_DAYS, sameSite: 'lax', secure })
  return token
}
