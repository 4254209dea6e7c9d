import { z } from 'zod'
import type { Endpoint } from '../endpoint'
import { type Answers, responsesOf } from './answers'
import type { Json } from './json'

type Method = Endpoint['methods'][number]

/**
 * One method of a path; rows told apart by `a` are alternatives of its input. A sign-in is named where every row needs
 * one.
 */
export function operation(rows: readonly Endpoint[], method: Method, answers: Answers): Json {
  const [first] = rows
  const schema = rows.length === 1 && first ? inputOf(first) : { oneOf: rows.map(inputOf) }
  const isForAll = rows.every(({ signedIn }) => signedIn)
  return {
    ...(rows.length === 1 && first?.does && { summary: first.does }),
    operationId: nameOf(rows, method),
    ...(isForAll && { security: [{ cookie: [] }, { parameter: [] }] }),
    ...(method === 'GET'
      ? { parameters: [{ name: 'input', in: 'query', style: 'form', explode: true, schema }] }
      : { requestBody: { content: bodiesOf(schema) } }),
    responses: responsesOf(rows, answers),
  }
}

const nameOf = ([first, ...others]: readonly Endpoint[], method: Method): string =>
  [method.toLowerCase(), first?.path, others.length === 0 ? first?.action : undefined]
    .filter(Boolean)
    .join('_')
    .replace(/\W+/g, '_')

const bodiesOf = (schema: Json): Json => ({
  'application/json': { schema },
  'application/x-www-form-urlencoded': { schema },
})

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
