import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@/server/api/endpoint'

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@localhost/none',
  PAYLOAD_SECRET: 'a-secret-for-tests-only-1',
  SANDBOX_SECRET: 'a-secret-for-tests-only-2',
})

const tables = async () => {
  const [{ ORDER_CALLS }, { SERVICE_CALLS }] = await Promise.all([
    import('@/server/api/order/calls'),
    import('@/server/api/service/calls'),
  ])
  return { order: ORDER_CALLS, service: SERVICE_CALLS }
}

async function served(): Promise<Record<string, unknown>> {
  const { GET } = await import('@/app/service/openapi.json/route')
  const answer = GET()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  return answer.json()
}

const CONTENT = z.object({ 'application/json': z.object({ schema: z.unknown() }) })
const RESPONSES = z.object({
  200: z.object({ content: CONTENT }).optional(),
  302: z.object({ headers: z.object({ Location: z.unknown() }) }).optional(),
  429: z.object({ headers: z.object({ 'Retry-After': z.unknown() }), content: CONTENT }),
  default: z.object({ content: CONTENT }),
})
const OPERATION = z.object({
  responses: RESPONSES,
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
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema and all within it, each with where it stands. */
const within = (schema: unknown, place: string): [string, Record<string, unknown>][] => {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => within(each, `${place}/${index}`))
  if (!isObject(schema)) return []
  const { properties, ...rest } = schema
  const fields = isObject(properties) ? Object.entries(properties) : []
  return [
    [place, schema],
    ...fields.flatMap(([name, field]) => within(field, `${place}/${name}`)),
    ...Object.entries(rest).flatMap(([name, part]) => within(part, `${place}/${name}`)),
  ]
}

async function answers() {
  const { paths, components } = DOCUMENT.parse(await served())
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [[`GET ${path}`, get.responses] as const] : []),
    ...(post ? [[`POST ${path}`, post.responses] as const] : []),
  ])
  return { operations, parts: components.schemas }
}

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

test('every call says what data it gives, in the envelope of its dialect, or that it sends on', async () => {
  const { operations } = await answers()
  const silent = operations.filter(([, { 200: given, 302: sent }]) => !given && !sent)
  expect(silent.map(([name]) => name)).toEqual([])
  expect(operations.filter(([, { 302: sent }]) => sent).map(([name]) => name)).toEqual(['GET /download-link'])
  const told = Object.fromEntries(operations)
  expect(told['GET /device.php']?.[200]?.content['application/json'].schema).toEqual({
    title: 'get_all',
    type: 'object',
    properties: {
      code: { type: 'number', const: 200 },
      message: { type: 'string', const: 'ok' },
      data: { type: 'array', items: { $ref: '#/components/schemas/DeviceGroup' } },
    },
    required: ['code', 'message', 'data'],
    additionalProperties: false,
  })
  expect(JSON.stringify(told['GET /product/multi_info'])).toContain('"required":["cscode","data"]')
})

test('no part of an answer is left open: each has a form, and no object has fields that are not named', async () => {
  const { operations, parts } = await answers()
  const schemas = [
    ...within(parts, 'parts').slice(1),
    ...operations.flatMap(([name, each]) => within(each, name)),
  ]
  const refs = schemas.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
  const known = [
    ...Object.keys(parts).map(name => `schemas/${name}`),
    'headers/RetryAfter',
    'headers/Location',
  ]
  expect([...new Set(refs)].filter(ref => !known.includes(ref.replace('#/components/', '')))).toEqual([])
  const open = schemas.filter(
    ([, schema]) =>
      Object.keys(schema).length === 0 ||
      (schema.type === 'object' && schema.additionalProperties === undefined),
  )
  expect(open.map(([place]) => place)).toEqual([])
})

test('a refusal is one of the known words, with its fields, and at 429 says when to come back', async () => {
  const { operations, parts } = await answers()
  const { REFUSALS } = await import('@/server/api/answer')
  const { Error: error, CscodeError: cscodeError, ErrorWord } = parts
  expect(ErrorWord?.enum).toEqual(Object.keys(REFUSALS))
  expect(ErrorWord?.description).toContain('too_many_tries 429')
  for (const told of [error, cscodeError])
    expect(told?.properties).toMatchObject({
      error: { $ref: '#/components/schemas/ErrorWord' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    })
  expect([error?.required, cscodeError?.required]).toEqual([
    ['code', 'message', 'error'],
    ['cscode', 'message', 'error'],
  ])
  for (const [name, { 429: often, default: refused }] of operations) {
    expect(often.headers['Retry-After'], name).toEqual({ $ref: '#/components/headers/RetryAfter' })
    expect(often.content, name).toEqual(refused.content)
  }
})

test('it says in what unit money and instants are', async () => {
  const { MinorUnits, Instant } = (await answers()).parts
  expect(MinorUnits?.description).toContain('minor units')
  expect([Instant?.format, Instant?.description]).toEqual(['date-time', expect.stringContaining('UTC')])
})
