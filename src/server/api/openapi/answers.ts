import { z } from 'zod'
import { elsewhere } from '../answer'
import { givenBody, refusedBody } from '../bodies'
import type { Endpoint } from '../endpoint'
import type { Json } from './json'

export type Answers = ReadonlyMap<Endpoint, { given: unknown; refused: unknown }>

/**
 * The JSON schemas of what each row gives and refuses, and the named parts that they refer to. Throws where two parts have
 * one name.
 */
export function answersOf(rows: readonly Endpoint[]): { answers: Answers; parts: Json } {
  const bodies = rows.flatMap((row, index) => [
    [`given ${index}`, givenBody(row)] as const,
    [`refused ${index}`, refusedBody(row)] as const,
  ])
  // All at once, so that two different parts cannot have one name.
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object(Object.fromEntries(bodies)))
  const told = rows.map((row, index) => {
    const [given, refused] = [properties[`given ${index}`], properties[`refused ${index}`]]
    return [row, { given, refused }] as const
  })
  return { answers: new Map(told), parts: $defs }
}

export const RESPONSE_HEADERS: Json = {
  RetryAfter: {
    description: 'After how many seconds it may be tried again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  Location: { description: 'Where it is.', required: true, schema: { type: 'string' } },
}

/**
 * The responses of one method of a path, which its rows share: 200 or 302 by what they give, and one body for all
 * refusals.
 */
export function responsesOf(rows: readonly Endpoint[], answers: Answers): Json {
  const told = rows.filter(({ gives }) => gives !== elsewhere)
  const refused = content(rows.map(row => answers.get(row)?.refused))
  return {
    ...(told.length > 0 && {
      200: { description: 'It worked.', ...content(told.map(row => givenOf(row, answers))) },
    }),
    ...(told.length < rows.length && {
      302: { description: 'Sent on.', headers: headers('Location') },
    }),
    429: { description: 'Too often, where tries are counted.', headers: headers('RetryAfter'), ...refused },
    default: { description: 'It did not work, and why.', ...refused },
  }
}

const headers = (name: string): Json => ({
  [name.replace(/\B[A-Z]/g, '-$&')]: { $ref: `#/components/headers/${name}` },
})

const givenOf = (row: Endpoint, answers: Answers): Json => ({
  ...(row.action !== undefined && { title: row.action }),
  ...Object(answers.get(row)?.given),
})

function content(schemas: readonly unknown[]): Json {
  const different = [...new Map(schemas.map(schema => [JSON.stringify(schema), schema])).values()]
  const schema = different.length === 1 ? different[0] : { anyOf: different }
  return { content: { 'application/json': { schema } } }
}
