import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '../runtime/env'

/** 256 random bits, as in the cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored, so that a leaked table opens no account. A random token needs no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const LENGTH = 43

/** A token for an email, signed for its purpose: a made-up one is refused without a look at the database. */
export function newLinkToken(purpose: string): string {
  const random = newToken()
  return random + signatureOf(purpose, random)
}

/** Whether we made it for this purpose; whether it still works, the database knows. Compared in constant time. */
export function isSignedToken(purpose: string, token: string): boolean {
  const told = Buffer.from(token.slice(LENGTH))
  const right = Buffer.from(signatureOf(purpose, token.slice(0, LENGTH)))
  return told.length === right.length && timingSafeEqual(told, right)
}

const signatureOf = (purpose: string, random: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`link:${purpose}:${random}`).digest('base64url')
