import type { ByteRange } from '../storage/file-store'

type Whole = { size: number; tag: string }

/**
 * The one range of bytes that a request asks for (RFC 9110, 14): undefined for the whole, also where several are asked
 * for or the file has changed since; 'none' for one that lies past its end.
 */
export function rangeAsked(headers: Headers, { size, tag }: Whole): ByteRange | 'none' | undefined {
  const known = headers.get('if-range')
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? []
  if ((known !== null && known !== tag) || (first === '' && last === '')) return undefined
  if (first === '')
    return Number(last) > 0 ? { from: Math.max(0, size - Number(last)), to: size - 1 } : 'none'
  if (last !== '' && Number(last) < Number(first)) return undefined
  const from = Number(first)
  return from < size ? { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) } : 'none'
}
