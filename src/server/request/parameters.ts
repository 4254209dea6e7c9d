import { readBody as readText } from '../http/request-body'

/** Of the query; those of a JSON or form body win. */
export type Parameters = Readonly<Record<string, unknown>>

export type ReadParameters =
  | { ok: true; parameters: Parameters }
  | { ok: false; why: 'bad_input' | 'too_large' }

const MAX_BODY_BYTES = 64 * 1024

/** If a name is repeated, its first value counts. */
export async function readParameters(request: Request): Promise<ReadParameters> {
  const query = fieldsOf(new URL(request.url).searchParams)
  if (request.method === 'GET' || request.method === 'HEAD') return { ok: true, parameters: query }
  const text = await readText(request, MAX_BODY_BYTES)
  if (text === null) return { ok: false, why: 'too_large' }
  const body = readBody(text, request.headers.get('content-type') ?? '')
  return body ? { ok: true, parameters: { ...query, ...body } } : { ok: false, why: 'bad_input' }
}

function fieldsOf(pairs: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of pairs) if (!Object.hasOwn(fields, name)) fields[name] = value
  return fields
}

function readBody(text: string, type: string): Record<string, unknown> | null {
  if (text.trim() === '') return {}
  return type.includes('json') ? readJson(text) : fieldsOf(new URLSearchParams(text))
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
  } catch {
    return null
  }
}
