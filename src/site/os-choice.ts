import type { ClientOs } from './os'

/** The parameter and the cookie by which a visitor chooses a system. Apart from what reads user agents, which browsers need not load. */
export const OS_CHOICE = 'os'

/** A link within the site that keeps the visitor's system: '/products#music' on a Mac → '/products?os=mac#music'. */
export function withSystem(href: string, os: ClientOs): string {
  if (os === 'other' || !/^\/(?!\/)/.test(href)) return href
  const [address = '', ...hash] = href.split(/(?=#)/)
  const [path, query] = address.split('?')
  const asked = new URLSearchParams(query)
  if (!asked.has(OS_CHOICE)) asked.set(OS_CHOICE, os)
  return `${path}?${asked}${hash.join('')}`
}
