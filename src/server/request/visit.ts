import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { isLocale, type Locale } from '@/site/locale'
import { OS_CHOICE } from '@/site/os-choice'
import { defaultLocaleOf, isSite, originOf, type Site, speaks } from '@/site/sites'
import { COUNTRY_CHOICE, type Visit, visitOf } from '@/site/visit'
import { variantsIn } from '../experiments/running'
import { door, hosts } from '../http/origins'
import { instantOfRequest } from '../http/request-context'
import { TOKEN_COOKIE } from '../http/token-cookie'
import { currentPreview } from '../preview/allowed'
import { env } from '../runtime/env'

export type PageParams = { site: string; locale: string }

const siteAndLocale = (site: string, locale: string): { site: Site; locale: Locale } => {
  const known = isSite(site) ? site : 'com'
  return { site: known, locale: isLocale(locale) && speaks(known, locale) ? locale : defaultLocaleOf(known) }
}

/**
 * All that a price may depend on, at the request's instant (ms, UTC) or the one that a staff preview looks at.
 * `loggedIn` only says that a token came; `currentCustomer` checks it.
 */
export const visitOfPage = ({ site, locale }: PageParams): Promise<Visit> => visitIn(site, locale)

/** Made once, by whichever part of a page asks first, its head and frame included. */
const visitIn = cache(async (...named: [site: string, locale: string]): Promise<Visit> => {
  const [head, jar, preview] = await Promise.all([headers(), cookies(), currentPreview()])
  const { site, locale } = siteAndLocale(...named)
  const { TRUST_PROXY } = env()
  const query = new URLSearchParams(head.get('x-shop-query') ?? '')
  return visitOf({
    at: preview?.at ?? instantOfRequest(),
    preview,
    site,
    locale,
    origin: originOf(site, hosts(), door()),
    path: head.get('x-shop-path') ?? '/',
    loggedIn: jar.has(TOKEN_COOKIE),
    userAgent: head.get('user-agent') ?? undefined,
    platformHint: head.get('sec-ch-ua-platform') ?? undefined,
    mobileHint: head.get('sec-ch-ua-mobile') ?? undefined,
    asked: query.get(OS_CHOICE) ?? undefined,
    chosen: jar.get(OS_CHOICE)?.value,
    country:
      TRUST_PROXY === '1' ? (head.get('cf-ipcountry') ?? head.get('x-country') ?? undefined) : undefined,
    chosenCountry: jar.get(COUNTRY_CHOICE)?.value,
    variants: variantsIn(Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])), site),
  })
})
