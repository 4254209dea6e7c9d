import { isLocale, LOCALE_COOKIE } from '@/site/locale'
import { negotiateLocale } from '@/site/negotiate-locale'
import { OS_CHOICE } from '@/site/os-choice'
import { originOf, siteOfHost } from '@/site/sites'
import { COUNTRY_CHOICE, type Visit, visitOf } from '@/site/visit'
import { CLIENT_IP } from '../http/client-ip'
import { readCookies } from '../http/cookie'
import { door, hosts } from '../http/origins'
import { TOKEN_COOKIE } from '../http/token-cookie'
import { database } from '../runtime/database'
import { env } from '../runtime/env'
import type { Customer } from '../sessions/customer'
import { customerOfToken } from '../sessions/session'
import type { Parameters } from './parameters'

export type Call = {
  visit: Visit
  ip: string
  token: string | undefined
  cookies: Readonly<Record<string, string>>
  parameters: Parameters
  request: Request
  /** Looked up on demand; null for a guest or a wrong token. */
  customer: () => Promise<Customer | null>
}

/**
 * Of an API call or a form: a token among the parameters counts more than the cookie, and so does a locale. Countries
 * are believed of a trusted proxy alone (DOMAIN 6).
 */
export function callOf(request: Request, parameters: Parameters): Call {
  const cookies = readCookies(request.headers.get('cookie'))
  const token = textOf(parameters.token) ?? cookies[TOKEN_COOKIE]
  return {
    visit: visitOfCall(request, parameters, cookies),
    ip: request.headers.get(CLIENT_IP) ?? '',
    token,
    cookies,
    parameters,
    request,
    customer: async () => (token ? customerOfToken(database, { token, kind: 'session' }) : null),
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function visitOfCall(request: Request, parameters: Parameters, cookies: Record<string, string>): Visit {
  const { headers } = request
  const url = new URL(request.url)
  const { TRUST_PROXY } = env()
  const site = siteOfHost(headers.get('host') ?? url.host, hosts())
  const wanted = textOf(parameters.locale)
  const preferred = isLocale(wanted) ? wanted : cookies[LOCALE_COOKIE]
  return visitOf({
    at: Date.now(),
    site,
    locale: negotiateLocale(site, preferred, headers.get('accept-language') ?? undefined),
    origin: originOf(site, hosts(), door()),
    path: url.pathname,
    loggedIn: cookies[TOKEN_COOKIE] !== undefined,
    userAgent: headers.get('user-agent') ?? undefined,
    platformHint: headers.get('sec-ch-ua-platform') ?? undefined,
    mobileHint: headers.get('sec-ch-ua-mobile') ?? undefined,
    asked: textOf(parameters[OS_CHOICE]),
    chosen: cookies[OS_CHOICE],
    country:
      TRUST_PROXY === '1'
        ? (headers.get('cf-ipcountry') ?? headers.get('x-country') ?? undefined)
        : undefined,
    chosenCountry: cookies[COUNTRY_CHOICE],
  })
}
