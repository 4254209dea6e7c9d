import { createECDH } from 'node:crypto'

/** The pair of keys by which push services know a shop (RFC 8292), as base64url. */
export type VapidPair = { publicKey: string; privateKey: string }

/** A new private key of P-256. */
export const newVapidKey = (): string => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // Leading zeros are left out of what the curve gives.
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/** The pair that belongs to a private key. Throws where it is none. */
export function vapidPair(privateKey: string): VapidPair {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: curve.getPublicKey().toString('base64url') }
}

/** Whether it is a private key of P-256 as base64url; never throws. */
export function isVapidKey(text: string): boolean {
  try {
    return /^[\w-]{43}$/.test(text) && vapidPair(text).publicKey !== ''
  } catch {
    // Zero, or beyond the order of the curve.
    return false
  }
}
