import { z } from 'zod'
import { LOCALE_NAMES, type Locale } from '@/site/locale'
import { perLanguage } from '../../content/in-words'
import { placesOf } from '../what-changes'
import type { Check, Checking } from './check'

const TEXTS = z.object({
  name: perLanguage(z.string()),
  carousel: perLanguage(z.array(z.unknown())),
})

/** In which languages of its sites a campaign lacks its name or, where it has slides in another one, its slides. */
export function missingTexts({ draft, row }: Pick<Checking, 'draft' | 'row'>): Check[] {
  const { name, carousel } = TEXTS.parse(draft)
  const languages = [...new Set(placesOf(row).map(({ locale }) => locale))]
  const without = (words: Partial<Record<Locale, unknown[] | string | null>>) =>
    languages.filter(locale => !words[locale]?.length)
  const unnamed = without(name ?? {})
  const hasSlides = Object.values(carousel ?? {}).some(slides => slides?.length)
  const slideless = hasSlides ? without(carousel ?? {}) : []
  return [...missing('name', 'name', unnamed), ...missing('carousel', 'slides', slideless)]
}

const missing = (field: string, what: string, languages: readonly Locale[]): Check[] =>
  languages.length === 0
    ? []
    : [
        {
          ...{ code: 'text_missing', level: 'warning', at: { field } },
          sentence: `It has no ${what} in ${languages.map(locale => LOCALE_NAMES[locale]).join(', ')}: English is shown there.`,
        },
      ]
