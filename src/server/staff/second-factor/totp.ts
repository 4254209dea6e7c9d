import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** So many steps a telephone may be early or late. */
const DRIFT = 1

/** RFC 4226: the code of a counter. */
export function codeOf(secret: Uint8Array, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', secret).update(message).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** RFC 6238: the counter of an instant (ms). */
export const stepAt = (at: number): number => Math.floor(at / STEP_MS)

/** The step that a code belongs to at an instant (ms), one before and one after included; null for a wrong code. */
export function stepOfCode(secret: Uint8Array, code: string, at: number): number | null {
  const now = stepAt(at)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index)
  return steps.find(step => isSame(code, codeOf(secret, step))) ?? null
}

function isSame(told: string, right: string): boolean {
  const [a, b] = [Buffer.from(told), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
