export type PathProblem = 'too_long' | 'not_a_path' | 'bad_encoding' | 'forbidden_character' | 'dot_segment'
export type ReadPath = { ok: true; segments: readonly string[] } | { ok: false; why: PathProblem }

const MAX_PATH_LENGTH = 2048
/** What browsers, proxies and routers read differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/

export function readPath(path: string): ReadPath {
  if (path.length > MAX_PATH_LENGTH) return { ok: false, why: 'too_long' }
  if (!path.startsWith('/')) return { ok: false, why: 'not_a_path' }
  const segments = decoded(path)
  if (!segments?.every(segment => segment.isWellFormed())) return { ok: false, why: 'bad_encoding' }
  if (segments.some(segment => FORBIDDEN.test(segment))) return { ok: false, why: 'forbidden_character' }
  if (segments.some(segment => segment === '.' || segment === '..')) return { ok: false, why: 'dot_segment' }
  return { ok: true, segments }
}

function decoded(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

/**
 * The path and query of a request line that may name a whole address, as proxies send it: read as a path, it would have
 * two slashes and redirect to the host in it.
 */
export const originForm = (target = '/'): string =>
  target.startsWith('/') ? target : `/${target.replace(/^[a-z][a-z\d+.-]*:\/*[^/?#]*\/*|^\*$/i, '')}`
