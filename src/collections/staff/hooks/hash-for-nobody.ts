import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'

/** As Payload hashes passwords of logins (`pbkdf2-sha256-v1`); a test holds the two alike. */
const ITERATIONS = 600_000
const KEY_BYTES = 32
const salt = randomBytes(32).toString('hex')

/** For an unknown address; for a known one Payload hashes. */
export async function hashForNobody(req: PayloadRequest, email: string, password: string): Promise<void> {
  const where = { email: { equals: email.toLowerCase().trim() } }
  const known = await req.payload.db.findOne({ collection: 'users', where, req })
  if (!known) await promisify(pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
}
