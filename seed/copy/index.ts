import type { PricingLocale } from '@/pricing/vocabulary'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { ja } from './ja'
import type { PageTexts } from './text'
import { zh } from './zh'

/** What the product pages say, in the languages that are written; a missing one falls back to English. */
export const pageTexts: Partial<Record<PricingLocale, PageTexts>> = { en, ja, de, es, it, fr, zh }
