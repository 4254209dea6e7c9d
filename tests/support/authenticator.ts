import { codeOf, stepAt } from '@/server/staff/second-factor/totp'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret as an app reads them, typed in groups or not. */
export function secretBytes(typed: string): Buffer {
  const bits = [...typed.replace(/\s/g, '')].map(sign => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
  const eights = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(eights.map(eight => Number.parseInt(eight, 2)))
}

/** What an app shows for a secret; `later` steps of 30 seconds from now. */
export const appCode = (secret: string, later = 0): string =>
  codeOf(secretBytes(secret), stepAt(Date.now()) + later)
