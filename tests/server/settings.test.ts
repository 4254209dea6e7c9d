import { expect, inject, test } from 'vitest'
import { parseEnv } from '@/server/env'
import { startInVain } from '../support/shop-process'

const SECRET = 'x'.repeat(32)

test('in production with a database of its own, a missing secret stops the start with a clear sentence', async () => {
  const { admin } = inject('template')
  const { code, output } = await startInVain({
    NODE_ENV: 'production',
    DATABASE_URL: admin,
    PAYLOAD_SECRET: undefined,
    SANDBOX_SECRET: SECRET,
  })
  expect(code).toBe(1)
  expect(output).toContain('PAYLOAD_SECRET must be set in production')
  expect(output).not.toContain('    at ')
})

test('each wrong setting is named with what it should be', () => {
  const wrong = {
    DATABASE_URL: 'postgres://x',
    PAYLOAD_SECRET: 'short',
    SANDBOX_SECRET: SECRET,
    PORT: 'http',
  }
  expect(() => parseEnv(wrong)).toThrow(
    /PAYLOAD_SECRET must have at least 24 characters; PORT .*\.env\.example/,
  )
})
