import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@/server/api'

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@localhost/none',
  PAYLOAD_SECRET: 'a-secret-for-tests-only-1',
  SANDBOX_SECRET: 'a-secret-for-tests-only-2',
})

const tables = async () => {
  const [{ ORDER_CALLS }, { SERVICE_CALLS }] = await Promise.all([
    import('@/server/api/order'),
    import('@/server/api/service'),
  ])
  return { order: ORDER_CALLS, service: SERVICE_CALLS }
}

async function served(): Promise<Record<string, unknown>> {
  const { GET } = await import('@/app/service/openapi.json/route')
  const answer = GET()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  return answer.json()
}

const OPERATION = z.object({
  parameters: z.array(z.object({ schema: z.unknown() })).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  security: z.array(z.unknown()).optional(),
})
const DOCUMENT = z.object({
  paths: z.record(
    z.string(),
    z.object({
      servers: z.array(z.object({ url: z.string() })),
      get: OPERATION.optional(),
      post: OPERATION.optional(),
    }),
  ),
})

test('the document of all calls is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(await served())
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('every row of both tables is in it, below its base, by its methods and under its name', async () => {
  const { paths } = DOCUMENT.parse(await served())
  const expectRow = (base: string, { path, action, methods, isDefault }: Endpoint) => {
    const item = paths[`/${path}`]
    expect(item?.servers).toEqual([{ url: base }])
    for (const method of methods) {
      const operation = method === 'GET' ? item?.get : item?.post
      const schema =
        method === 'GET'
          ? operation?.parameters?.[0]?.schema
          : operation?.requestBody?.content['application/x-www-form-urlencoded']?.schema
      expect(schema, `${method} ${path}`).toBeTypeOf('object')
      if (action !== undefined) {
        const named = {
          type: 'object',
          properties: { a: { const: action } },
          ...(!isDefault && { required: ['a'] }),
        }
        expect(JSON.stringify(schema)).toContain(JSON.stringify(named))
      }
    }
  }
  const { order, service } = await tables()
  for (const row of order) expectRow('/order', row)
  for (const row of service) expectRow('/service', row)
  expect(Object.keys(paths)).toHaveLength(new Set([...order, ...service].map(({ path }) => path)).size)
})

test('it names the fields of a call and what they must be', async () => {
  const { paths } = DOCUMENT.parse(await served())
  const schema = paths['/device.php']?.post?.requestBody?.content['application/json']?.schema
  expect(JSON.stringify(schema)).toContain('"device_id":{"type":"string","format":"uuid"')
  expect(JSON.stringify(schema)).toContain('"required":["device_id"]')
})

test('every call says in one sentence what it does', async () => {
  const { order, service } = await tables()
  const silent = [...order, ...service].filter(({ does }) => !does?.endsWith('.'))
  expect(silent.map(({ path, action }) => `${path} ${action}`)).toEqual([])
})

test('a call of signed-in customers says so', async () => {
  const { paths } = DOCUMENT.parse(await served())
  expect(JSON.stringify(paths['/user.php']?.get)).toContain('"security"')
  expect(paths['/search/suggest']?.get?.security).toBeUndefined()
})
