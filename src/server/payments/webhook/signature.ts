import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignatureProblem, Webhook } from '../provider'

/** How a payer writes a header such as `t=1700000000,v1=<hex of HMAC-SHA256 over "1700000000.body">`. */
export type SignatureScheme = {
  header: string
  stamp: string
  digest: string
  separator: string
  joint: string
}

/** For delivery and clock skew, both ways; ids stop repetitions. The SDKs take a stamp of next year. */
const TOLERANCE_SECONDS = 300

/**
 * Why a webhook is not the payer's, undefined where it is. Any signature of the header may be by any of the secrets,
 * so that a secret is rotated in either order. All pairs are compared, each in constant time.
 */
export function signatureProblem(
  { body, headers, at }: Webhook,
  scheme: SignatureScheme,
  secrets: readonly string[],
): SignatureProblem | undefined {
  const { stamps, digests } = parts(headers.get(scheme.header) ?? '', scheme)
  const [stamp] = stamps
  if (stamp === undefined || stamps.length > 1 || digests.length === 0) return 'no_signature'
  const wanted = secrets.map(secret => digestOf({ body, stamp, scheme, secret }))
  if (!isAnyEqual(digests, wanted)) return 'wrong_signature'
  const age = Math.floor(at / 1000) - Number(stamp)
  if (age > TOLERANCE_SECONDS) return 'too_old'
  return age < -TOLERANCE_SECONDS ? 'from_the_future' : undefined
}

/** The header of a webhook that is sent at an instant (ms). */
export function signedHeader(
  body: Uint8Array,
  at: number,
  { scheme, secret }: { scheme: SignatureScheme; secret: string },
): string {
  const stamp = String(Math.floor(at / 1000))
  const digest = digestOf({ body, stamp, scheme, secret }).toString('hex')
  return `${scheme.stamp}=${stamp}${scheme.separator}${scheme.digest}=${digest}`
}

function parts(header: string, { stamp, digest, separator }: SignatureScheme) {
  const pairs = header.split(separator).map(piece => piece.trim().split('='))
  const valuesOf = (wanted: string, form: RegExp) =>
    pairs.flatMap(([name, value = '', ...rest]) =>
      name === wanted && rest.length === 0 && form.test(value) ? [value] : [],
    )
  return {
    stamps: valuesOf(stamp, /^\d{1,12}$/),
    digests: valuesOf(digest, /^[0-9a-f]{64}$/).map(hex => Buffer.from(hex, 'hex')),
  }
}

type Signed = { body: Uint8Array; stamp: string; scheme: SignatureScheme; secret: string }

const digestOf = ({ body, stamp, scheme, secret }: Signed): Buffer =>
  createHmac('sha256', secret).update(`${stamp}${scheme.joint}`).update(body).digest()

function isAnyEqual(given: readonly Buffer[], wanted: readonly Buffer[]): boolean {
  let isEqual = false
  for (const mine of wanted) for (const each of given) if (timingSafeEqual(mine, each)) isEqual = true
  return isEqual
}
