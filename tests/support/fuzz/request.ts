import type { Body, Pairs } from './bodies'

type Parts = { query: string; body?: string | Uint8Array<ArrayBuffer>; type?: string }

const DEPTH = 1_000
const HUGE = 2 * 1024 * 1024

/** The query and the body in which a try is sent, as they go over the wire. */
export function partsOf({ pairs, way, noise }: Body, method: string): Parts {
  if (method === 'GET' || way === 'query')
    return { query: form(pairs), ...(method !== 'GET' && { body: '' }) }
  switch (way) {
    case 'json':
      return { query: '', body: json(pairs), type: 'application/json' }
    case 'form':
      return { query: '', body: form(pairs), type: 'application/x-www-form-urlencoded' }
    case 'json as text':
      return { query: form(pairs), body: json(pairs), type: 'text/plain; charset=utf-16' }
    case 'form as json':
      return { query: '', body: form(pairs), type: 'application/json' }
    case 'form as parts':
      return { query: form(pairs), body: form(pairs), type: 'multipart/form-data' }
    case 'broken json':
      return { query: '', body: json(pairs).slice(0, -1 - noise.length), type: 'application/json' }
    case 'bad utf-8':
      return { query: '%ff%fe=%c0%80', body: spoiled(json(pairs), noise), type: 'application/json' }
    case 'deep':
      return {
        query: '',
        body: json(pairs.map(([name]) => [name, deep(noise.length % 2 === 0)])),
        type: 'application/json',
      }
    case 'huge':
      return { query: '', body: json([...pairs, ['more', 'x'.repeat(HUGE)]]), type: 'application/json' }
  }
}

/** By hand: an object would keep a name once, and not keep `__proto__`. */
const json = (pairs: Pairs): string =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`

function form(pairs: Pairs): string {
  const flat = pairs.flatMap(([name, value]) =>
    Array.isArray(value) ? value.map(each => [name, text(each)]) : [[name, text(value)]],
  )
  return new URLSearchParams(flat).toString()
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const spoiled = (sent: string, noise: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(sent)
  const at = Math.min(bytes.length, 12)
  return Uint8Array.from([...bytes.subarray(0, at), 0xc3, 0x28, 0xff, ...noise, ...bytes.subarray(at)])
}

/** JSON.stringify itself cannot write what is nested so deep in one go for every engine: a value that writes itself. */
const deep = (isList: boolean): unknown => {
  let value: unknown = 1
  for (let level = 0; level < DEPTH; level += 1) value = isList ? [value] : { a: value }
  return value
}
