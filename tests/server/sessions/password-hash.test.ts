import { expect, test } from 'vitest'
import { hashSecret, isSecretOf } from '@/server/sessions/password-hash'

const SECRET = '5f4dcc3b5aa765d61d8327deb882cf99'

test('a stored password names its cost and its own salt, and not the password', async () => {
  const [one, two] = await Promise.all([hashSecret(SECRET), hashSecret(SECRET)])
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(one).not.toContain(SECRET)
})

test('only its own password opens a hash', async () => {
  const hash = await hashSecret(SECRET)
  expect(await isSecretOf(SECRET, hash)).toBe(true)
  expect(await isSecretOf(SECRET.replace('5', '6'), hash)).toBe(false)
  expect(await isSecretOf('', hash)).toBe(false)
})

test('nothing opens an account without a password', async () => {
  expect(await isSecretOf(SECRET, null)).toBe(false)
  expect(await isSecretOf(SECRET, undefined)).toBe(false)
})

test('a hash of another cost still opens, for the cost is stored with it', async () => {
  const cheap = 'scrypt$16384$8$1$AAAAAAAAAAAAAAAAAAAAAA$KchLB-oVuhJ3kAEdjFcWLmxTJbDLIbWFpoImOvdfEUk'
  expect(await isSecretOf(SECRET, cheap)).toBe(true)
})

test('a stored password of another kind is a broken promise, not a wrong password', async () => {
  await expect(isSecretOf(SECRET, '$2b$10$abc')).rejects.toThrow('no scrypt hash')
})
