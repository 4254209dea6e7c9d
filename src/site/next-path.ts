import { isLeftAlone } from './left-alone'
import { readPath } from './raw-path'

const ELSEWHERE = 'http://shop.invalid'

/**
 * The page that `?next=` names, as path and query; `fallback` for anything else than a page of this site, so that it
 * leads nobody away. Built from the parsed address, since browsers may read a text differently from us.
 */
export function nextPath(next: string | undefined, fallback: string): string {
  const url = next?.startsWith('/') && next.length <= 2048 ? parsed(next) : null
  if (!url || url.origin !== ELSEWHERE || !isSitePath(url.pathname)) return fallback
  return isLeftAlone(url.pathname) ? fallback : `${url.pathname}${url.search}${url.hash}`
}

export const isSitePath = (path: string | undefined): path is string =>
  path !== undefined && /^\/(?![/\\])/.test(path) && readPath(path.split(/[?#]/, 1)[0] ?? '').ok

function parsed(next: string): URL | null {
  return URL.canParse(next, ELSEWHERE) ? new URL(next, ELSEWHERE) : null
}
