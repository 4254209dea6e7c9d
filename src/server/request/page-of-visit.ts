import { headers } from 'next/headers'
import type { Address } from '@/site/address'
import type { Locale } from '@/site/locale'
import { familyOf, type PageRef } from '@/site/page'
import type { Site } from '@/site/sites'
import { addressOfRequest } from '../http/request-context'

export type RequestedPage = { site: Site; locale: Locale; page: PageRef | null }

/** From the request's URL (PAGES): layouts are not told their page, and 404 pages nothing at all. */
export async function requestedPage(): Promise<RequestedPage> {
  const head = await headers()
  return pageAt(await addressOfRequest(head.get('x-shop-path') ?? '/'))
}

/** The query where it is part of what the visitor does, as in the checkout; else empty. */
export async function queryToKeep(shown: PageRef | null): Promise<string> {
  const isPersonal = shown !== null && familyOf(shown).locales === 'negotiated'
  return isPersonal ? ((await headers()).get('x-shop-query') ?? '') : ''
}

function pageAt(address: Address): RequestedPage {
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
