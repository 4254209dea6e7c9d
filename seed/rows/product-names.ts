import type { PricingLocale } from '@/pricing/vocabulary'
import { inEveryLanguage, type Localized } from '../localized'
import type { CatalogueRow } from './catalogue'
import { SERVICE_NAMES, WRITTEN_NAMES } from './written-names'

type Pattern = Record<PricingLocale, (service: string) => string>

const hyphenated = (service: string) => service.replaceAll(' ', '-')

/** Chinese sets a gap beside Latin letters alone. */
const spaced = (service: string) => (/\p{Script=Han}$/u.test(service) ? service : `${service} `)

const DOWNLOADER: Pattern = {
  en: service => `${service} Downloader`,
  ja: service => `${service} ダウンローダー`,
  de: service => `${hyphenated(service)}-Downloader`,
  es: service => `Descargador de ${service}`,
  it: service => `Downloader per ${service}`,
  fr: service => `Téléchargeur ${service}`,
  zh: service => `${spaced(service)}下载器`,
}

const CONVERTER: Pattern = {
  en: service => `${service} Converter`,
  ja: service => `${service} 変換`,
  de: service => `${hyphenated(service)}-Konverter`,
  es: service => `Convertidor de ${service}`,
  it: service => `Convertitore per ${service}`,
  fr: service => `Convertisseur ${service}`,
  zh: service => `${spaced(service)}转换器`,
}

/** A product's name in each language: written out, or made of the service's name as that language does it. */
export function nameOf({ route, name }: Pick<CatalogueRow, 'route' | 'name'>): Localized {
  const written = WRITTEN_NAMES.get(route)
  if (written) return written
  const service = name.replace(/ (Downloader|Converter)$/, '')
  const pattern = name.endsWith(' Converter') ? CONVERTER : DOWNLOADER
  return inEveryLanguage(locale => pattern[locale](SERVICE_NAMES.get(route)?.[locale] ?? service))
}
