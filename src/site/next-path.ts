import { isLeftAlone } from './left-alone'
import { readPath } from './raw-path'

const ELSEWHERE = 'http://shop.invalid'

/**
 * The page to go on to that a `?next=` names, as path and query; `fallback` for whatever is no page of this site, so that
 * it leads nobody away. Built from the parsed address, for browsers and we may read a text differently.
 */
export function nextPath(next: string | undefined, fallback: string): string {
  const url = next?.startsWith('/') && next.length <= 2048 ? parsed(next) : null
  if (!url || url.origin !== ELSEWHERE || !isSitePath(url.pathname)) return fallback
  return isLeftAlone(url.pathname) ? fallback : `${url.pathname}${url.search}${url.hash}`
}

/** Whether a text is a path of whatever host it is read on. */
export const isSitePath = (path: string | undefined): path is string =>
  path !== undefined && /^\/(?![/\\])/.test(path) && readPath(path.split(/[?#]/, 1)[0] ?? '').ok

function parsed(next: string): URL | null {
  return URL.canParse(next, ELSEWHERE) ? new URL(next, ELSEWHERE) : null
}
