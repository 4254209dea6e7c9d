import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../../runtime/env'
import type { SignatureProblem } from '../provider'

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "seconds.body">`. */
export const SIGNATURE_HEADER = 'sandbox-signature'

/** For delivery and clock skew; ids stop repetitions. */
const TOLERANCE_MS = 5 * 60_000

/** The header's value; `at` in ms. */
export function signatureOf(body: string, at: number): string {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${digest(`${seconds}.${body}`).toString('hex')}`
}

export function signatureProblem(
  body: string,
  header: string | null,
  at: number,
): SignatureProblem | undefined {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!seconds || !given) return 'no_signature'
  if (!timingSafeEqual(Buffer.from(given, 'hex'), digest(`${seconds}.${body}`))) return 'wrong_signature'
  const sent = Number(seconds) * 1000
  if (sent < at - TOLERANCE_MS) return 'too_old'
  return sent > at + TOLERANCE_MS ? 'from_the_future' : undefined
}

/** Derived from the idempotency key; not guessable without the secret. */
export const sessionId = (key: string): string => `sbx_${digest(`session:${key}`).toString('base64url')}`

export const isSessionId = (text: string): boolean => /^sbx_[\w-]{43}$/.test(text)

const digest = (text: string): Buffer => createHmac('sha256', env().SANDBOX_SECRET).update(text).digest()
