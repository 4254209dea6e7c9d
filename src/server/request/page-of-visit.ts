import { cookies, headers } from 'next/headers'
import type { Address } from '@/site/address'
import type { Locale } from '@/site/locale'
import { familyOf, type PageRef } from '@/site/page'
import { addressSeen } from '@/site/preview'
import type { Site } from '@/site/sites'
import { addresses } from '../addresses/moved-addresses'

/** Where a request is, and which page it shows there; no page where the address is unknown. */
export type Place = { site: Site; locale: Locale; page: PageRef | null }

/**
 * The place of the request at hand, from its address alone (PAGES): what a layout, which is not told the page, needs for
 * its language links, and a «not found» page, which is told nothing, for its language.
 */
export async function placeOfRequest(): Promise<Place> {
  const [head, jar, book] = await Promise.all([headers(), cookies(), addresses()])
  const address = addressSeen(
    {
      host: head.get('host') ?? '',
      path: head.get('x-shop-path') ?? '/',
      cookies: Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])),
      acceptLanguage: head.get('accept-language') ?? undefined,
    },
    book,
  )
  return placeOf(address)
}

/** The query of the request where it is part of what the visitor does, as in the checkout; else empty. */
export async function queryToKeep(shown: PageRef | null): Promise<string> {
  const isPersonal = shown !== null && familyOf(shown).locales === 'negotiated'
  return isPersonal ? ((await headers()).get('x-shop-query') ?? '') : ''
}

function placeOf(address: Address): Place {
  switch (address.kind) {
    case 'page':
      return { site: address.site, locale: address.locale, page: address.page }
    case 'not_found':
    case 'bad_request':
      return { site: address.site, locale: address.locale, page: null }
    case 'pass':
    case 'redirect':
      return { site: 'com', locale: 'en', page: null }
  }
}
