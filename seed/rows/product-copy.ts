import { PRICING_LOCALES } from '@/pricing/vocabulary'
import { pageTexts } from '../copy'
import { keywordsOf } from '../copy/keywords'
import { type Specification, specificationsOf } from '../copy/specs'
import type { PageText } from '../copy/text'
import type { Written } from '../localized'
import { catalogue } from './catalogue'
import { type ProductPage, productPages } from './product-pages'

export type ProductCopySeed = ProductPage & { [Field in keyof PageText]: Written<PageText[Field]> } & {
  specs: Written<Specification[]>
  meta_keywords?: Written<string>
}

const lines = new Map(catalogue.map(({ route, line }) => [route, line]))

function copyOf(page: ProductPage): ProductCopySeed[] {
  const english = pageTexts.en?.[page.route]
  if (!english) return []
  const written = <Field extends keyof PageText>(field: Field): Written<PageText[Field]> => {
    const texts = PRICING_LOCALES.flatMap(locale => {
      const text = pageTexts[locale]?.[page.route]
      return text ? [[locale, text[field]] as const] : []
    })
    return { ...Object.fromEntries(texts), en: english[field] }
  }
  const { route, generic_route, site_name: service } = page
  const sold = generic_route ?? route
  const line = lines.get(sold) ?? ''
  const keywords = keywordsOf({ route, service, line })
  return [
    {
      ...page,
      headline: written('headline'),
      promise: written('promise'),
      steps: written('steps'),
      features: written('features'),
      specs: specificationsOf({ route, sold, line }),
      questions: written('questions'),
      meta_title: written('meta_title'),
      meta_description: written('meta_description'),
      ...(keywords && { meta_keywords: keywords }),
    },
  ]
}

/** What each product page says, in the languages that are written. */
export const productCopy: readonly ProductCopySeed[] = productPages.flatMap(copyOf)
