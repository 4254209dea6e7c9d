/** What a signed body says, to be parsed by a schema; undefined where it is no JSON. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined // signed, but no JSON: refused by the schema
  }
}
