import type { Locale } from './locale'
import { type ClientOs, clientOs, type Device, type DeviceFacts, deviceOf, type OsFacts } from './os'
import type { Preview } from './preview'
import type { Site } from './sites'

/** All that a page, an offer or a quote may know of a request. `at` is the only look at the clock (ms, UTC). */
export type Visit = {
  at: number
  site: Site
  locale: Locale
  /** ISO 3166 alpha-2 in lower case; `xx` where nobody said it. */
  country: string
  /** Whether a trusted proxy said it, so that the visitor has nothing to choose. */
  isCountryTold: boolean
  /** The system whose products are offered: a Mac's on a Mac, else the Windows ones. */
  os: 'win' | 'mac'
  clientOs: ClientOs
  device: Device
  /** 'https://shop.example', without a trailing slash. */
  origin: string
  path: string
  loggedIn: boolean
  /** What this member of staff looks at before it is published; nothing on a visitor's own visit. */
  preview?: Preview
}

/** The cookie by which a visitor says where they are, where no proxy does (DOMAIN 6, Country). */
export const COUNTRY_CHOICE = 'country'

/** Nobody said where the visitor is: that is no country, and not China (DOMAIN 6). */
export const UNKNOWN_COUNTRY = 'xx'

export type Visitor = Pick<Visit, 'country' | 'isCountryTold' | 'os' | 'clientOs' | 'device' | 'loggedIn'>

export type VisitFacts = Pick<Visit, 'at' | 'site' | 'locale' | 'origin' | 'path' | 'preview'> & VisitorFacts

type VisitorFacts = Pick<Visit, 'loggedIn'> &
  OsFacts &
  DeviceFacts & {
    /** What a trusted proxy or address table says; anything but two letters, and 'xx' for unknown, is ignored. */
    country?: string
    /** The visitor's own choice (cookie `country`). */
    chosenCountry?: string
  }

export function visitOf(facts: VisitFacts): Visit {
  const { at, site, locale, origin, path, preview } = facts
  return { at, site, locale, ...visitorOf(facts), origin, path, ...(preview && { preview }) }
}

/** Who asks, wherever and whenever it is. */
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
  }
}

function countryIn(text: string | undefined): string | undefined {
  const country = text?.trim().toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(country) && country !== UNKNOWN_COUNTRY ? country : undefined
}
