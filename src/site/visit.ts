import type { Locale } from './locale'
import {
  type ClientOs,
  clientOs,
  type Device,
  type DeviceFacts,
  deviceOf,
  type OsFacts,
  systemIn,
} from './os'
import type { Preview } from './preview'
import type { Site } from './sites'

/** All that a page, an offer or a quote may know of a request. `at` (ms, UTC) is the only look at the clock. */
export type Visit = {
  at: number
  site: Site
  locale: Locale
  /** ISO 3166 alpha-2 in lower case, or `xx`. */
  country: string
  /** By a trusted proxy, so that the visitor has nothing to choose. */
  isCountryTold: boolean
  /** The system whose products are offered: on a Mac a Mac's, else the Windows ones. */
  os: 'win' | 'mac'
  clientOs: ClientOs
  /** That the address itself asks for, so that links of the page do too; a choice in a cookie needs no link. */
  askedOs?: 'win' | 'mac' | undefined
  device: Device
  origin: string
  path: string
  loggedIn: boolean
  /** The experiments whose a group the visitor is in, by key; whether one runs, the page asks. */
  variants: readonly string[]
  preview?: Preview
}

export const COUNTRY_CHOICE = 'country'

/** No country, and not China (DOMAIN 6). */
export const UNKNOWN_COUNTRY = 'xx'

export type Visitor = Pick<
  Visit,
  'country' | 'isCountryTold' | 'os' | 'clientOs' | 'device' | 'loggedIn' | 'variants'
>

export type VisitFacts = Pick<Visit, 'at' | 'site' | 'locale' | 'origin' | 'path' | 'preview'> & VisitorFacts

type VisitorFacts = Pick<Visit, 'loggedIn'> &
  OsFacts &
  DeviceFacts & {
    /** From a trusted proxy or address table; ignored unless it is two letters other than 'xx'. */
    country?: string
    chosenCountry?: string
    variants?: readonly string[]
  }

export function visitOf(facts: VisitFacts): Visit {
  const { at, site, locale, origin, path, preview } = facts
  const askedOs = systemIn(facts.asked)
  return { at, site, locale, ...visitorOf(facts), askedOs, origin, path, ...(preview && { preview }) }
}

export function visitorOf(facts: VisitorFacts): Visitor {
  const system = clientOs(facts)
  const told = countryIn(facts.country)
  return {
    country: told ?? countryIn(facts.chosenCountry) ?? UNKNOWN_COUNTRY,
    isCountryTold: told !== undefined,
    os: system === 'mac' ? 'mac' : 'win',
    clientOs: system,
    device: deviceOf(facts),
    loggedIn: facts.loggedIn,
    variants: facts.variants ?? [],
  }
}

function countryIn(text: string | undefined): string | undefined {
  const country = text?.trim().toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(country) && country !== UNKNOWN_COUNTRY ? country : undefined
}
