import type { Visit } from './visit'

/** The parameter and the cookie by which a visitor chooses a system. Apart from what reads user agents, which browsers need not load. */
export const OS_CHOICE = 'os'

const NAMES_ONE = /^[^?#]*\?(?:[^#]*&)?os(?:[=&#]|$)/

/** A link within the site that keeps what the address asks for: '/products#music' and 'mac' → '/products?os=mac#music'. */
export function withSystem(href: string, os: Visit['askedOs']): string {
  if (!os || !/^\/(?!\/)/.test(href) || NAMES_ONE.test(href)) return href
  const [address = ''] = href.split('#', 1)
  const mark = address.includes('?') ? '&' : '?'
  return `${address}${mark}${OS_CHOICE}=${os}${href.slice(address.length)}`
}
