import type { PricingLocale } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage } from '../rule-book/words'
import type { Namer } from './namer'
import { productPages } from './product-pages'

/** What a name says of what the product does: «Downloader» of «Netflix Downloader». */
const AROUND: Record<PricingLocale, RegExp> = {
  en: / (?:Downloader|Converter)$/,
  ja: / ?(?:ダウンローダー|変換)$/,
  de: /-(?:Downloader|Konverter)$/,
  es: /^(?:Descargador|Convertidor) de /,
  it: /^(?:Downloader|Convertitore) per /,
  fr: /^(?:Téléchargeur|Convertisseur) (?:de )?/,
  zh: / ?(?:下载器|转换器)$/,
}

/** Named after no service, but after what they open. */
const TOOLS = ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'movie_downloader']

/** The service within a product's name, else the whole name; the hyphens of a German compound go with it. */
export function serviceIn(name: string, locale: PricingLocale, english = name): string {
  const own = name.replace(AROUND[locale], '')
  const usual = english.replace(AROUND.en, '')
  if (own === usual || own === usual.replaceAll(' ', '-')) return usual
  return beginning(own)
}

/** «Descargador de películas de YouTube»: what stood within a name begins one. */
const beginning = (own: string): string =>
  /^\p{Ll}+ /u.test(own) ? own.charAt(0).toUpperCase() + own.slice(1) : own

/** How the service of a product is called where the product itself need not be named. */
export async function serviceNamer(visit: Pick<Visit, 'locale' | 'preview'>, nameOf: Namer): Promise<Namer> {
  const snapshot = await ruleBookOf(visit)
  const { services } = productPages(snapshot)
  const englishOf = (route: string) => {
    const product = snapshot.book.productOf(route, 'win')
    return inLanguage(product && snapshot.words.products.get(product.pid), 'en', route)
  }
  return route => {
    const named = services.get(route)?.name
    if (named || TOOLS.includes(route)) return named ?? nameOf(route)
    return serviceIn(nameOf(route), visit.locale, englishOf(route))
  }
}
