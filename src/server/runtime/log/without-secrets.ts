const RULES: readonly [pattern: RegExp, instead: string][] = [
  // Name and password in an address.
  [/(\w:\/\/)[^\s/@]+@/g, '$1…@'],
  // The query of an address: links to a new password and to an order carry their secret there.
  [/\?[\w.[\]%-]+=[^\s"'<>]*/g, '?…'],
  // Drizzle tells a failed query with all that was to be stored.
  [/\nparams:.*$/s, ''],
]

/** Removes what may hold a secret: credentials and queries of URLs, values of SQL statements. */
export const withoutSecrets = (text: string): string =>
  RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)

export const SECRET_FIELDS: readonly string[] = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'key',
].flatMap(name => [name, `*.${name}`])
