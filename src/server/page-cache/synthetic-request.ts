import { experimentCookie } from '@/site/experiment'
import { type Hosts, portOf } from '@/site/sites'
import { COUNTRY_CHOICE, UNKNOWN_COUNTRY } from '@/site/visit'
import { ANY_MEMBER, TOKEN_COOKIE } from '../http/token-cookie'
import type { SyntheticRequest } from './answer'
import type { CacheableRequest } from './cache-key'

type Door = { hosts: Hosts; port: number }

/** Any desktop browser: the client hints decide device and system. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const PLATFORMS = { win: '"Windows"', mac: '"macOS"', other: '"Linux"' } as const

/**
 * The request that renders a cached page. It is built from the key's facts alone, so that nothing else of a
 * visitor's can reach a page that others see.
 */
export function syntheticRequestFor(
  { page, query, facts }: CacheableRequest,
  { hosts, port }: Door,
): SyntheticRequest {
  const host = hosts[page.site]
  return {
    url: `${page.path}${query && `?${query}`}`,
    headers: {
      host: portOf(host) === undefined ? `${host}:${port}` : host,
      accept: '*/*',
      'user-agent': BROWSER,
      'sec-ch-ua-platform': PLATFORMS[facts.clientOs],
      'sec-ch-ua-mobile': facts.device === 'mobile' ? '?1' : '?0',
      ...countryFor(page.locale, facts),
      ...cookiesFor(page.locale, facts),
    },
  }
}

type Locale = CacheableRequest['page']['locale']

/** Only in Chinese does the country decide the currency (DOMAIN 2): China or elsewhere. */
const countryFor = (locale: Locale, { country, isCountryTold }: CacheableRequest['facts']) => ({
  'cf-ipcountry': locale !== 'zh' || !isCountryTold ? UNKNOWN_COUNTRY : country === 'cn' ? 'cn' : 'us',
})

function cookiesFor(
  locale: Locale,
  { loggedIn, country, isCountryTold, variants }: CacheableRequest['facts'],
) {
  const choosesChina = locale === 'zh' && !isCountryTold && country === 'cn'
  const cookies = [
    ...(loggedIn ? [`${TOKEN_COOKIE}=${ANY_MEMBER}`] : []),
    ...(choosesChina ? [`${COUNTRY_CHOICE}=cn`] : []),
    ...variants.map(key => `${experimentCookie(key)}=a_show`),
  ]
  return cookies.length > 0 && { cookie: cookies.join('; ') }
}
