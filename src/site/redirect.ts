import { INTERNAL, isLeftAlone } from './left-alone'
import { readPath } from './raw-path'
import type { Site } from './sites'

/** Paths on this shop; one without a language prefix holds under every prefix. */
export type Redirect = { from: string; to: string; site?: Site | null }

export type RedirectProblem = 'bad_from' | 'reserved_from' | 'bad_to'

/** Why a redirect is refused by the admin and left out by the book. It never leads away from the shop. */
export function redirectProblem({ from, to }: Redirect): RedirectProblem | null {
  const start = readPath(from)
  if (!start.ok || start.segments.length === 0 || /[?#]/.test(from)) return 'bad_from'
  if (isLeftAlone(from) || start.segments[0] === INTERNAL) return 'reserved_from'
  return readPath(splitTarget(to).path).ok && !to.startsWith('//') ? null : 'bad_to'
}

export const REDIRECT_HEADER = 'x-shop-location'

export function splitTarget(to: string): { path: string; query: string; fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? []
  return { path, query, fragment }
}
