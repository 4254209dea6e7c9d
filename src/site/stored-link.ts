import { readPath } from './raw-path'

/** One plain address only: what follows it could fill in an email. */
const MAIL = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i
const PLACE_ON_THE_PAGE = /^#[\w-]+$/

/**
 * Whether a stored link may stand in a page: a path of the shop, a place on the page, an https:// address without name
 * and password, or an email address. No script, no data, no address that takes its protocol from the page.
 */
export function isStoredLink(href: string): boolean {
  if (PLACE_ON_THE_PAGE.test(href) || MAIL.test(href)) return true
  return href.startsWith('/') ? isOwnPath(href) : isSecure(href)
}

const isOwnPath = (href: string): boolean =>
  !href.startsWith('//') && !/[\s\\]/.test(href) && readPath(href.split(/[?#]/)[0] ?? '').ok

export function isSecure(href: string): boolean {
  if (/\s/.test(href) || !/^https:\/\/[^/\\]/i.test(href) || !URL.canParse(href)) return false
  const { protocol, username, password } = new URL(href)
  return protocol === 'https:' && username === '' && password === ''
}
