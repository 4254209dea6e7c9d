import { isLocale, LOCALE_NAMES } from '@/site/locale'
import { isSite } from '@/site/sites'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import { LINE_LABELS, REGION_LABELS, SITE_LABELS, systemLabel, tierLabel } from '../../fields/options'
import { labelled } from './labelled'
import type { AdminLanguage } from './language'
import { say } from './say'

type NameOf = (code: string, language: AdminLanguage) => string | undefined

const languageName: NameOf = code => (isLocale(code) ? LOCALE_NAMES[code] : undefined)

/** By the field that keeps the code. */
const NAMES: Readonly<Record<string, NameOf>> = {
  site: (code, language) => (isSite(code) ? labelled(SITE_LABELS[code], language) : undefined),
  os: code => systemLabel(code),
  locale: languageName,
  language: languageName,
  country: countryName,
  tier: tierName,
  tiers: tierName,
  region: regionName,
  line: lineName,
  family: labelled,
  prod_type: labelled,
}

/** What a code in a column of a list stands for; one that stands for nothing is shown as it is. */
export const codeText = (field: string, code: string, language: AdminLanguage): string =>
  NAMES[field]?.(code, language) ?? code

/** «Singles, group A», or of a group that is one price «Lifetime, 1 PC · 299.9». */
function tierName(tier: string, language: AdminLanguage): string | undefined {
  const { label, price } = tierLabel(tier) ?? {}
  return label && [labelled(label, language), price].filter(Boolean).join(' · ')
}

function lineName(line: string, language: AdminLanguage): string | undefined {
  const names: Readonly<Record<string, string>> = LINE_LABELS
  const name = names[line]
  return name && labelled(name, language)
}

function regionName(region: string, language: AdminLanguage): string | undefined {
  const name = REGION_LABELS[region]
  return name && labelled(name, language)
}

function countryName(code: string, language: AdminLanguage): string | undefined {
  if (code === UNKNOWN_COUNTRY) return say(language, 'Unknown')
  if (!/^[a-z]{2}$/i.test(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase())
}
