import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in a cookie or in a letter's link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is stored: a leaked table opens no account. A random token needs no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
