import { PRICING_LOCALES } from '@/pricing/vocabulary'
import { pageTexts } from '../copy'
import type { PageText } from '../copy/text'
import type { Written } from '../localized'
import { type ProductPage, productPages } from './product-pages'

export type ProductCopySeed = ProductPage & { [Field in keyof PageText]: Written<PageText[Field]> }

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
  return [
    {
      ...page,
      headline: written('headline'),
      promise: written('promise'),
      steps: written('steps'),
      features: written('features'),
      questions: written('questions'),
      meta_title: written('meta_title'),
      meta_description: written('meta_description'),
    },
  ]
}

/** What each product page says, in the languages that are written. */
export const productCopy: readonly ProductCopySeed[] = productPages.flatMap(copyOf)
