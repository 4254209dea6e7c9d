import fc from 'fast-check'
import { fieldsOf, likely, nasty } from './values'

/** The parameters of one try, in order; a name may come twice. */
export type Pairs = readonly (readonly [string, unknown])[]
/** How they are sent. */
type Way = (typeof WAYS)[number] | 'huge'
export type Body = { pairs: Pairs; way: Way; noise: Uint8Array }

const WAYS = [
  'json',
  'json',
  'json',
  'json',
  'form',
  'form',
  'query',
  'json as text',
  'form as json',
  'form as parts',
  'broken json',
  'bad utf-8',
  'deep',
] as const

/** Two megabytes take long to send: one try in sixty. */
const ways: fc.Arbitrary<Way> = fc.oneof(
  { weight: 59, arbitrary: fc.constantFrom(...WAYS) },
  { weight: 1, arbitrary: fc.constant('huge' as const) },
)

const STRANGE = [
  '__proto__',
  'constructor',
  'prototype',
  'a',
  'token',
  'toString',
  '\0',
  '',
  'locale',
  'os',
] as const

/**
 * What is sent to a call whose input has this schema: its fields, each likely or nasty, once or twice, and others beside;
 * every fifth time all of them likely.
 */
export function bodiesFor(schema: Record<string, unknown>, known: readonly string[]): fc.Arbitrary<Body> {
  const fields = [...fieldsOf(schema)].map(([name, kinds]) => {
    const right = fc.oneof(...kinds.map(kind => likely(name, kind, known))).map(asPairs(name))
    const wrong = nasty.map(asPairs(name))
    const twice = fc.tuple(nasty, nasty).map((both): Pairs => both.map(value => [name, value] as const))
    return { right, any: fc.oneof(right, wrong, twice, fc.constant<Pairs>([])) }
  })
  const strange = fc.array(fc.tuple(fc.constantFrom(...STRANGE), nasty), { maxLength: 2 })
  const mixed = fc.tuple(fc.tuple(...fields.map(({ any }) => any)), strange)
  const tame = fc.tuple(fc.tuple(...fields.map(({ right }) => right)), fc.constant<Pairs>([]))
  const pairs = fc.oneof(mixed, mixed, mixed, mixed, tame).map(([named, more]) => [...named.flat(), ...more])
  return fc.record({ pairs, way: ways, noise: fc.uint8Array({ maxLength: 40 }) })
}

const asPairs =
  (name: string) =>
  (value: unknown): Pairs => [[name, value]]
