import { createHmac } from 'node:crypto'
import { env } from '../../runtime/env'
import { type SignatureScheme, signedHeader } from '../webhook/signature'

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "seconds.body">`. */
export const SIGNATURE: SignatureScheme = {
  header: 'sandbox-signature',
  stamp: 't',
  digest: 'v1',
  separator: ',',
  joint: '.',
}

/** The header's value; `at` in ms. */
export const signatureOf = (body: string, at: number): string =>
  signedHeader(Buffer.from(body), at, { scheme: SIGNATURE, secret: env().SANDBOX_SECRET })

/** Derived from the idempotency key; not guessable without the secret. */
export const sessionId = (key: string): string => `sbx_${digest(`session:${key}`).toString('base64url')}`

/** Of an event that a key may cause once. */
export const eventId = (key: string): string => `evt_${digest(`event:${key}`).toString('base64url')}`

/** Of the card that a session saves: one per session, and not guessable without the secret. */
export const mandateId = (session: string): string =>
  `sbm_${digest(`mandate:${session}`).toString('base64url')}`

/** Of the form that `sessionId` gives; whether there is such a session is not asked. */
export const isSessionId = (text: string): boolean => /^sbx_[\w-]{43}$/.test(text)

const digest = (text: string): Buffer => createHmac('sha256', env().SANDBOX_SECRET).update(text).digest()
