import { z } from 'zod'
import { apiBases } from '../api-bases'
import { given, REFUSALS } from './answer'
import { bodyOf, type Dialect } from './dialects'
import type { Endpoint } from './endpoint'

type Json = Record<string, unknown>
type Method = Endpoint['methods'][number]
export type Tables = Readonly<Record<'order' | 'service', readonly Endpoint[]>>

/** All calls of both bases as an OpenAPI 3.1 document, made from the tables that answer them (API). */
export function openApiDocument({ order, service }: Tables): Json {
  const bases = apiBases()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tidemark shop',
      version: '1.0.0',
      description:
        'The calls of the order and the service base. Each takes its parameters from the query, and a POST from a JSON or form body too; one path may have several calls, told apart by `a`. `token` comes as a parameter or as a cookie.',
    },
    servers: [{ url: bases.order }, { url: bases.service }],
    paths: { ...pathsOf(order, bases.order), ...pathsOf(service, bases.service) },
    components: {
      schemas: { Error: ERROR },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        parameter: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  }
}

function pathsOf(table: readonly Endpoint[], base: string): Json {
  const paths = [...new Set(table.map(({ path }) => path))]
  return Object.fromEntries(
    paths.map(path => [`/${path}`, { servers: [{ url: base }], ...operationsOf(table, path) }]),
  )
}

function operationsOf(table: readonly Endpoint[], path: string): Json {
  const made = (['GET', 'POST'] as const).map(method => {
    const rows = table.filter(row => row.path === path && row.methods.includes(method))
    return [method.toLowerCase(), rows.length > 0 ? operation(rows, method) : undefined] as const
  })
  return Object.fromEntries(made.filter(([, told]) => told !== undefined))
}

function operation(rows: readonly Endpoint[], method: Method): Json {
  const [first] = rows
  const schema = rows.length === 1 && first ? inputOf(first) : { oneOf: rows.map(inputOf) }
  const isForAll = rows.every(({ signedIn }) => signedIn)
  return {
    ...(rows.length === 1 && first?.does && { summary: first.does }),
    operationId: [method.toLowerCase(), first?.path, rows.length === 1 ? first?.action : undefined]
      .filter(Boolean)
      .join('_')
      .replace(/\W+/g, '_'),
    ...(isForAll && { security: [{ cookie: [] }, { parameter: [] }] }),
    ...(method === 'GET'
      ? { parameters: [{ name: 'input', in: 'query', style: 'form', explode: true, schema }] }
      : { requestBody: { content: bodiesOf(schema) } }),
    responses: {
      200: {
        description: 'It worked.',
        content: { 'application/json': { schema: envelopeOf(first?.dialect ?? 'envelope') } },
      },
      default: {
        description: 'It did not, and why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const bodiesOf = (schema: Json): Json => ({
  'application/json': { schema },
  'application/x-www-form-urlencoded': { schema },
})

/** The input of one row, with the `a` that names it. */
function inputOf({ action, isDefault, does, signedIn, input }: Endpoint): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const title = [does, signedIn && 'Needs a signed-in customer.'].filter(Boolean).join(' ')
  const told = { ...(action !== undefined && { title: action }), ...(title && { description: title }) }
  if (action === undefined) return { ...told, ...schema }
  const named = {
    type: 'object',
    properties: { a: { const: action } },
    ...(!isDefault && { required: ['a'] }),
  }
  return { ...told, allOf: [named, schema] }
}

const ERROR: Json = {
  type: 'object',
  required: ['message', 'error'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    message: { type: 'string', description: 'A sentence in the language that was asked in (`locale`).' },
    error: { enum: Object.keys(REFUSALS) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A code for each wrong field.',
    },
  },
}

/** What a dialect writes around the data of a call. */
function envelopeOf(dialect: Dialect): Json {
  const written = bodyOf(dialect, given(null), 'en')
  if (typeof written !== 'object' || written === null) return {}
  const parts = Object.entries(written).map(([name, value]) => [name, value === null ? {} : { const: value }])
  return { type: 'object', required: Object.keys(written), properties: Object.fromEntries(parts) }
}
