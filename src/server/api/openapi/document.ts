import { apiBases } from '../../http/api-bases'
import type { Endpoint } from '../endpoint'
import { type Answers, answersOf, RESPONSE_HEADERS } from './answers'
import type { Json } from './json'
import { operation } from './operation'

export type Tables = Readonly<Record<'order' | 'service', readonly Endpoint[]>>

/** All calls of both bases as OpenAPI 3.1, made from the tables that answer them (API). */
export function openApiDocument({ order, service }: Tables): Json {
  const bases = apiBases()
  const { answers, parts } = answersOf([...order, ...service])
  return placed({
    openapi: '3.1.0',
    info: { title: 'Tidemark shop', version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: bases.order }, { url: bases.service }],
    paths: { ...pathsOf(order, answers, bases.order), ...pathsOf(service, answers, bases.service) },
    components: {
      schemas: parts,
      headers: RESPONSE_HEADERS,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        parameter: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  })
}

const INTRODUCTION = [
  'The calls of the order and the service base.',
  'Each takes its parameters from the query, and a POST from a JSON or form body too; one path may have several calls, told apart by `a`.',
  '`token` comes as a parameter or as a cookie.',
  'A form that a browser sends without a script (`Accept: text/html`) is sent on with 303 where its call leads to a page.',
].join(' ')

function pathsOf(table: readonly Endpoint[], answers: Answers, base: string): Json {
  const paths = [...new Set(table.map(({ path }) => path))]
  return Object.fromEntries(
    paths.map(path => [`/${path}`, { servers: [{ url: base }], ...operationsOf(table, answers, path) }]),
  )
}

function operationsOf(table: readonly Endpoint[], answers: Answers, path: string): Json {
  const made = (['GET', 'POST'] as const).map(method => {
    const rows = table.filter(row => row.path === path && row.methods.includes(method))
    return [method.toLowerCase(), rows.length > 0 ? operation(rows, method, answers) : undefined] as const
  })
  return Object.fromEntries(made.filter(([, told]) => told !== undefined))
}

const placed = (document: Json): Json =>
  JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'))
