import { readPath } from './raw-path'

/** Of one plain address: what is put behind it could fill in a letter of its own. */
const MAIL = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i
const PLACE_ON_THE_PAGE = /^#[\w-]+$/

/**
 * Whether a link that somebody stored may stand in a page: a path of the shop, a place on the page, an address with
 * https:// and no name or password in it, or an email address. Nothing else is a link: no script, no data, no address
 * that takes its protocol from the page.
 */
export function isStoredLink(href: string): boolean {
  if (PLACE_ON_THE_PAGE.test(href) || MAIL.test(href)) return true
  return href.startsWith('/') ? isOwnPath(href) : isSecure(href)
}

const isOwnPath = (href: string): boolean =>
  !href.startsWith('//') && !/[\s\\]/.test(href) && readPath(href.split(/[?#]/)[0] ?? '').ok

/** An address with https:// and no name or password in it. */
export function isSecure(href: string): boolean {
  if (/\s/.test(href) || !/^https:\/\/[^/\\]/i.test(href) || !URL.canParse(href)) return false
  const { protocol, username, password } = new URL(href)
  return protocol === 'https:' && username === '' && password === ''
}
