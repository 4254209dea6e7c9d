import { vi } from 'vitest'
import type { Locale } from '@/site/locale'
import { siteSpeaking } from '@/site/sites'
import { type Visit, visitOf } from '@/site/visit'

/** A request without cookies, for pages that ask Next who sent it. Give it to `vi.mock('next/headers', …)`. */
export const guestRequest = () => ({
  headers: vi.fn(async () => new Headers()),
  cookies: vi.fn(async () => ({ get: () => undefined, has: () => false, getAll: () => [] })),
})

/** A guest with a Windows computer on the site of a tree that speaks a language, at an instant. */
export function guestVisit(locale: Locale, site: Visit['site'] = 'com', at = Date.now()): Visit {
  const there = siteSpeaking(site, locale)
  const facts = { at, locale, site: there, origin: 'http://localhost:3000', path: '/', loggedIn: false }
  return visitOf({ ...facts, platformHint: '"Windows"' })
}
