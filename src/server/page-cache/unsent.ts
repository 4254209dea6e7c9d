import { type Hosts, portOf } from '@/site/sites'
import { ANY_MEMBER, TOKEN_COOKIE } from '../token-cookie'
import type { Unsent } from './answer'
import type { Question } from './question'

type Door = { hosts: Hosts; port: number }

/** Any desktop browser: the hints beside it say for which device and system a page is made. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const PLATFORMS = { win: '"Windows"', mac: '"macOS"', other: '"Linux"' } as const

/**
 * The request from which a page is made for everybody who asks this question. It is written from the question alone, so
 * that nothing else that a visitor sent can reach a page that others are shown.
 */
export function unsentFor({ page, query, facts }: Question, { hosts, port }: Door): Unsent {
  const host = hosts[page.site]
  return {
    url: `${page.path}${query && `?${query}`}`,
    headers: {
      host: portOf(host) === undefined ? `${host}:${port}` : host,
      accept: '*/*',
      'user-agent': BROWSER,
      'sec-ch-ua-platform': PLATFORMS[facts.clientOs],
      'sec-ch-ua-mobile': facts.device === 'mobile' ? '?1' : '?0',
      'cf-ipcountry': representative(page.locale, facts.country),
      ...(facts.loggedIn && { cookie: `${TOKEN_COOKIE}=${ANY_MEMBER}` }),
    },
  }
}

/** Only in Chinese does the country decide the currency (DOMAIN 2): in China, or anywhere else. */
function representative(locale: Question['page']['locale'], country: string): string {
  if (locale !== 'zh') return 'xx'
  return country === 'cn' ? 'cn' : 'us'
}
