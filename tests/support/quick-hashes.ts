import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Tests sign in thousands of times, and a password that takes the shop a quarter of a second to try takes them as long.
// So what the shop asks of Node for a password is made with one round; what it asks for is tested as it is
// (password-hash.test.ts, sign-in.test.ts), and so are hashes of another cost.

const SLOW_SCRYPT = 2 ** 15
const SLOW_PBKDF2 = 600_000
const { scrypt, pbkdf2 } = crypto

const quickScrypt = (
  password: BinaryLike,
  salt: BinaryLike,
  bytes: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => scrypt(password, salt, bytes, options.N === SLOW_SCRYPT ? { ...options, N: 2, p: 1 } : options, done)

const quickPbkdf2: typeof pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === SLOW_PBKDF2 ? 1 : iterations, ...rest)

// Once per process: this runs for each of its files.
if (scrypt.name !== quickScrypt.name) {
  Object.assign(crypto, { scrypt: quickScrypt, pbkdf2: quickPbkdf2 })
  syncBuiltinESMExports()
}
