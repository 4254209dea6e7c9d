import fc from 'fast-check'

/** What is no text, or none that anyone types. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 1 },
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1e308,
    -0.5,
    9_007_199_254_740_992,
    [],
    {},
    [[]],
    [null, 1, 'a'],
    { $ne: '' },
    { length: 1e9 },
    { toString: 1, valueOf: null },
    'NaN',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\ufeff\uffff',
    "' or 1=1 --",
    '%00%ff',
    '../../etc/passwd',
    '{{7*7}}#{7*7}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '9'.repeat(400),
    'é'.repeat(5_000),
    '0001-01-01T00:00:00Z',
    '275761-01-01',
    '00000000-0000-0000-0000-000000000000',
    '-2147483649',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant('\0')), { maxLength: 30 }),
  fc.dictionary(fc.constantFrom('__proto__', 'a', '0', 'email', '\0'), fc.jsonValue(), { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
)

const words = [
  'en',
  'de',
  'win',
  'mac',
  'LFT',
  '1Y',
  '10337',
  '1',
  'true',
  'x',
  '2026-11-01',
  'netflix',
  '/my-account',
  'video_win',
]

const usual = (known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...words, ...known),
    fc.string({ maxLength: 30 }),
    fc.uuid(),
    fc.nat(99_999).map(String),
  )

/** Fields whose form the schema does not tell. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.nat(1e9).map(number => `fuzz${number}@example.com`),
  username: fc.constantFrom('Fuzzy', 'Jürgen K', 'somebody-7'),
  text: fc.constant('A sentence that is long enough for every rule.'),
  password: fc.stringMatching(/^[0-9a-f]{32}$/),
  old_password: fc.stringMatching(/^[0-9a-f]{32}$/),
}

type Schema = { [key: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const listed = (schema: Schema, ...names: string[]): Schema[] =>
  names.flatMap(name => (Array.isArray(schema[name]) ? schema[name].filter(isSchema) : []))

/** Every field that a schema names in any of its branches, each with what it may be. */
export function fieldsOf(schema: Schema): Map<string, Schema[]> {
  const found = new Map<string, Schema[]>()
  const { properties } = schema
  for (const [name, field] of Object.entries(isSchema(properties) ? properties : {}))
    if (isSchema(field)) found.set(name, [field])
  for (const branch of listed(schema, 'anyOf', 'oneOf', 'allOf'))
    for (const [name, fields] of fieldsOf(branch)) found.set(name, [...(found.get(name) ?? []), ...fields])
  return found
}

/** Something that a field may well be. */
export function likely(name: string, schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum)
  const branches = listed(schema, 'anyOf', 'oneOf')
  if (branches.length > 0) return fc.oneof(...branches.map(branch => likely(name, branch, known)))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -3, max: 120_000 })
  if (schema.type === 'array') {
    const items = isSchema(schema.items) ? schema.items : {}
    return fc.array(likely(name, items, known), { maxLength: 5 })
  }
  if (schema.type === 'object') {
    const fields = [...fieldsOf(schema)].map(
      ([key, [first = {}]]) => [key, likely(key, first, known)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  if (schema.format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...known))
  return BY_NAME[name] ?? usual(known)
}
