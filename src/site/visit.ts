import type { Locale } from './locale'
import { type ClientOs, clientOs, type Device, type DeviceFacts, deviceOf, type OsFacts } from './os'
import type { Preview } from './preview'
import type { Site } from './sites'

/** All that a page, an offer or a quote may know of a request. `at` is the only look at the clock (ms, UTC). */
export type Visit = {
  at: number
  site: Site
  locale: Locale
  /** ISO 3166 alpha-2 in lower case. */
  country: string
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

export type VisitFacts = Pick<Visit, 'at' | 'site' | 'locale' | 'origin' | 'path' | 'loggedIn' | 'preview'> &
  OsFacts &
  DeviceFacts & {
    /** What a trusted proxy or address table says; anything but two letters, and 'xx' for unknown, is ignored. */
    country?: string
  }

const COUNTRY_OF_LOCALE: Record<Locale, string> = {
  en: 'us',
  ja: 'jp',
  de: 'de',
  es: 'es',
  it: 'it',
  fr: 'fr',
  zh: 'cn',
}

export function visitOf(facts: VisitFacts): Visit {
  const { at, site, locale, origin, path, loggedIn, preview } = facts
  const system = clientOs(facts)
  return {
    at,
    site,
    locale,
    country: countryOf(facts.country, locale),
    os: system === 'mac' ? 'mac' : 'win',
    clientOs: system,
    device: deviceOf(facts),
    origin,
    path,
    loggedIn,
    ...(preview && { preview }),
  }
}

function countryOf(told: string | undefined, locale: Locale): string {
  const country = told?.trim().toLowerCase() ?? ''
  return /^[a-z]{2}$/.test(country) && country !== 'xx' ? country : COUNTRY_OF_LOCALE[locale]
}
