import type { FamilyKey } from './families'
import type { Locale } from './locale'
import { type PageRef, page } from './page'
import { pathOf } from './path'
import type { Site } from './sites'

const CUSTOMERS: readonly FamilyKey[] = ['my-account', 'device']

/** Releasing a lost computer takes an email and no sign-in: asking for it, and what its link opens. */
const isByEmail = ({ family, params }: PageRef, query: string): boolean =>
  family === 'my-account' &&
  params[0] === 'devices' &&
  ['lost', 'release'].some(name => new URLSearchParams(query).has(name))

/**
 * Where a guest who asks for a customer's page goes: to sign in, then to the page. Undefined for pages that anybody
 * sees.
 */
export function signInFirst(asked: PageRef, site: Site, locale: Locale, query = '') {
  if (!CUSTOMERS.includes(asked.family) || isByEmail(asked, query)) return undefined
  const next = `${pathOf(asked, site, locale)}${query && `?${query}`}`
  return { path: pathOf(page('login'), site, locale), query: String(new URLSearchParams({ next })) }
}
