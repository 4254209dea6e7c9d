import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { N: number; r: number; p: number }

// OWASP's scrypt setting that takes the least memory: 32 MiB per try, so that tries at once do not exhaust the server.
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16

/**
 * A salted scrypt hash, stored as `scrypt$N$r$p$salt$key`. The secret is the md5 that the browser sends (SPEC 5),
 * for us the password itself.
 */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(secret, salt, COST)
  return stored(COST, salt, key)
}

/** Without a hash it takes as long and gives false. */
export async function isSecretOf(secret: string, hash: string | null | undefined): Promise<boolean> {
  const { cost, salt, key } = parts(hash ?? NOBODY)
  const derived = await derive(secret, salt, cost)
  return timingSafeEqual(derived, key) && Boolean(hash)
}

const stored = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

/** Compared with for unknown addresses; its secret is unknown to anybody. */
const NOBODY = stored(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))

const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]{43})$/

function parts(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = HASH.exec(hash) ?? []
  if (!key) throw new Error('A stored password is no scrypt hash')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

function derive(secret: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r }
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
